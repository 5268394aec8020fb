import { expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const ann = await server.signIn({ full_name: 'Ann\u200b Lee' });
const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  server.call(method, `/api/v1${path}`, { headers: ann.headers, ...(payload && { payload }) });
await server.db
  .insertInto('company')
  .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick' })
  .execute();

/** Each would run, load, lead astray or hide; the word that stays shows that the note itself was kept. */
const HOSTILE = [
  '<script>RUNS()</script>',
  '<img src=x onerror=RUNS()>',
  '<svg onload=RUNS()><script>RUNS()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUNS()></style></mglyph></table></mtext></math>',
  '<a href="javascript:RUNS()">kept</a>',
  '<a href="jav&#x09;ascript:RUNS()">kept</a>',
  '<a href="data:text/html,RUNS()">kept</a>',
  '<iframe srcdoc="RUNS()"></iframe>',
  '<iframe src="https://evil.example/RUNS()"></iframe>',
  '<object data="RUNS()"></object><embed src="RUNS()">',
  '<form action="//evil.example/RUNS()"><input autofocus onfocus=RUNS()></form>',
  '<p style="background:url(https://evil.example/RUNS())">kept</p>',
  '<base href="//evil.example/RUNS()"><meta http-equiv=refresh content="0;RUNS()">',
  '<details open ontoggle=RUNS()>kept</details>',
  '<img src="https://evil.example/RUNS().gif">',
  '<noscript><p title="</noscript><img src=x onerror=RUNS()>">',
  '<span style="display:none">RUNS</span><p hidden>RUNS</p><!-- RUNS -->',
  '<div style="opacity:0">RUNS</div><font style="font-size:0">RUNS</font>',
].map((html, at) => `<p>kept ${at}</p>${html}`);
const SHAPELESS = 'see\u200bn\u202e \u{e0041}\u{e0042}te\u2066xt\ufeff\u00ad';

const RUNS =
  /RUNS|javascript:|onerror|onload|onfocus|ontoggle|srcdoc|evil\.example|<script|<svg|<math|<form|<style/i;

/** Each in a note of its own, written and then written again; the last one recorded. */
async function recorded() {
  let last = { reference_id: '', people: [{ affinity_id: 0 }] };
  for (const content of HOSTILE) {
    const reply = await send('POST', '/references', {
      content,
      company_domain: 'ferrowick.example',
      people: [{ name: 'Mira Sand', email: 'mira@sand.example' }],
    });
    last = reply.json().data;
    await send('PUT', `/references/${last.reference_id}`, {
      content: `<p>${SHAPELESS}</p>${content}`,
      version: 1,
    });
  }
  return last;
}
const data = await recorded();
// Refused where it is typed, but a file may bring it.
await server.db.updateTable('person').set({ full_name: 'Mira\u202e Sand' }).execute();

// trust T1, T23
it.each([
  `/conversations?reference_id=${data.reference_id}`,
  `/conversations/header-block?reference_id=${data.reference_id}`,
  '/conversations/all?search=kept',
  '/conversations/incomplete',
  '/references',
  '/references?company_domain=ferrowick.example',
  `/references/${data.reference_id}/history`,
  '/references-search?search_term=kept',
  '/mentions?company_domain=ferrowick.example',
  '/have-we-met?q=mira@sand.example',
  `/people/${data.people[0]?.affinity_id}/appearances`,
  '/export/references?format=csv',
  '/export/references?format=ndjson',
])('nothing hostile leaves by %s', async (path) => {
  const reply = await send('GET', path);

  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(path.includes('header') ? data.reference_id : 'kept');
  expect(reply.body).not.toMatch(RUNS);
});

// trust T23
it('the clipboard holds what a reader sees and nothing else', async () => {
  const { gpt } = (await send('GET', '/conversations/all?search=kept')).json();

  expect(gpt).toMatch(
    /^Date: .+\nCreator: Ann Lee\nProjects: NA\nPeople: Mira Sand \(NA; NA; NA\)\nNotes: seen text\nkept \d+\n/,
  );
  expect(gpt).not.toMatch(/\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/u);
  expect(gpt).not.toMatch(RUNS);
  expect(gpt).not.toMatch(/[<>]/);
  expect(new Set(gpt.match(/kept \d+/g)).size).toBe(HOSTILE.length);
});
