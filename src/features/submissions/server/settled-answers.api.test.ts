import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkAnswers } from '#kernel/forms/form-answers.ts';
import { formOf } from '#kernel/forms/form-language.ts';
import { anyAnswer, answersTo, randomSections } from '#kernel/testing/random-forms.ts';
import { Refusal } from '#server/http/errors.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { settleAnswers } from './settled-answers.ts';

const { db } = await testDatabase();
const secrets = { seal: (text: string) => text };

/** What the server finds wrong, by the name of each field. */
async function errorsOfServer(form: ReturnType<typeof formOf>, answers: Record<string, unknown>) {
  try {
    await settleAnswers(db, secrets, { slug: 'random', form, answers, draft: false, before: null });
    return {};
  } catch (error) {
    if (error instanceof Refusal) return error.detail['errors'];
    throw error;
  }
}

/** 5,000 where somebody waits for them; each costs a millisecond or ten. */
const RUNS = Number(process.env.RANDOM_ANSWERS ?? 1000);

// SUBM-028
it('the server judges random answers as the browser does', async () => {
  const cases = randomSections.chain((sections) =>
    fc.tuple(fc.constant(sections), answersTo(sections, anyAnswer)),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([sections, answers]) => {
      const form = formOf(sections);
      const sent = JSON.parse(JSON.stringify(answers)) as Record<string, unknown>;
      expect(await errorsOfServer(form, sent)).toEqual(checkAnswers(form, answers).errors);
    }),
    { numRuns: RUNS },
  );
}, 300_000);

it('reads long notes beside the event loop', async () => {
  const note = '<p onclick="x()">word <b>strong</b></p>'.repeat(5000);
  const attributes = [{ name: 'note', title: 'Note', data_type: 'editor' as const }];
  const form = formOf([{ name: 'Notes', data_model: { attributes } }]);
  const settle = () =>
    settleAnswers(db, secrets, { slug: 'random', form, answers: { note }, draft: false, before: null });
  await settle();
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);

  const { answers, plain } = await settle();

  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
  expect(answers['note']).toBe(note.replaceAll(' onclick="x()"', ''));
  expect(plain.split('\n').slice(0, 2)).toEqual(['word strong', 'word strong']);
});

it('refuses a file that is kept with another company, where it stands', async () => {
  await sql`insert into company (company_domain, company_name) values ('one.example', 'One'), ('two.example', 'Two')`.execute(
    db,
  );
  const { rows } = await sql<{ url: string }>`with stored as (
      insert into stored_file (storage_name, file_name, content_type, size, sha256, created_at)
      values ('deck', 'deck.pdf', 'application/pdf', 1, 'x', now()) returning file_id)
    insert into company_file (company_id, file_id, document_type, created_at)
    select company_id, file_id, 'Pitch Deck', now() from company, stored where company_domain = 'one.example'
    returning '/media/files/' || uuid as url`.execute(db);
  const deck = rows.map(({ url }) => url);
  const file = { name: 'deck', title: 'Deck', data_type: 'file', required: 'false' } as const;
  const form = formOf([
    {
      name: 'Call',
      data_model: { attributes: [{ name: 'domain', title: 'Domain', data_type: 'string' }, file] },
    },
    { name: 'Rounds', occurrence: 'multiple', data_model: { attributes: [file] } },
  ]);
  const sentence = 'deck.pdf is kept with One. Remove it and add it again.';

  expect(await errorsOfServer(form, { domain: 'one.example', deck, Rounds: [{ deck }] })).toEqual({});
  expect(await errorsOfServer(form, { domain: 'two.example', deck })).toEqual({ deck: sentence });
  expect(await errorsOfServer(form, { domain: 'two.example', Rounds: [{}, { deck }] })).toEqual({
    'Rounds.1.deck': sentence,
  });
});
