import { openSimulator, type Simulated } from '#server/capabilities/simulator.ts';

interface Note {
  id: number;
  content: string;
  type: number;
  organization_ids: number[];
  person_ids: number[];
}

interface Known {
  organizations?: { id: number; name: string; domain: string; domains?: string[] }[];
  persons?: { id: number; primary_email: string; emails?: string[] }[];
}

/** Affinity on this machine: companies, people and notes, and the ways in which it can fail. */
export async function simulateAffinity(key: string, { organizations = [], persons = [] }: Known = {}) {
  const notes: Note[] = [];
  const faults = { loseAnswers: 0, refuse: 0, failing: 0 };
  let last = 100;
  const authorization = `Basic ${Buffer.from(`:${key}`).toString('base64')}`;

  const calls: Record<string, (call: Simulated) => void> = {
    'GET /auth/whoami': ({ answer }) => answer(200, { tenant: { id: 1, name: 'Firm', subdomain: 'firm' } }),
    'GET /organizations': ({ url, answer }) =>
      answer(200, { organizations: organizations.filter(holds(url)), next_page_token: null }),
    'GET /persons': ({ url, answer }) =>
      answer(200, { persons: persons.filter(holds(url)), next_page_token: null }),
    'GET /notes': ({ url, answer }) => {
      const of = (name: string) => Number(url.searchParams.get(name) ?? -1);
      const found = notes.filter(
        (note) =>
          note.organization_ids.includes(of('organization_id')) || note.person_ids.includes(of('person_id')),
      );
      // Two on a page, so that whoever looks must turn them.
      const from = Number(url.searchParams.get('page_token') ?? 0);
      const next_page_token = from + 2 < found.length ? String(from + 2) : null;
      answer(200, { notes: found.slice(from, from + 2), next_page_token });
    },
    'POST /notes': ({ body, answer, response }) => {
      if (faults.refuse > 0) {
        faults.refuse -= 1;
        return answer(422, { errors: ['not allowed'] });
      }
      last += 1;
      const note: Note = { id: last, content: '', type: 0, organization_ids: [], person_ids: [] };
      Object.assign(note, body);
      notes.push(note);
      if (faults.loseAnswers === 0) return answer(200, note);
      faults.loseAnswers -= 1;
      return void response.destroy();
    },
  };

  const server = await openSimulator((call) => {
    const { request, url, answer } = call;
    if (request.headers.authorization !== authorization) return answer(401, { errors: ['bad key'] });
    if (faults.failing > 0) {
      faults.failing -= 1;
      return answer(500, { errors: ['oops'] });
    }
    const removed = /^\/notes\/(\d+)$/.exec(url.pathname)?.[1];
    if (request.method === 'DELETE' && removed) {
      const at = notes.findIndex(({ id }) => id === Number(removed));
      if (at < 0) return answer(404, { errors: ['not found'] });
      notes.splice(at, 1);
      return answer(200, { success: true });
    }
    const reply = calls[`${request.method} ${url.pathname}`];
    return reply ? reply(call) : answer(404, { errors: ['not found'] });
  });
  return { ...server, notes, faults };
}

/** Its search finds by parts of names, domains and addresses: whoever asks must look closely. */
const holds = (url: URL) => (record: object) =>
  JSON.stringify(record)
    .toLowerCase()
    .includes((url.searchParams.get('term') ?? '').toLowerCase());
