import { fathom } from '#connectors/fathom/fathom.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { importScene } from './import-scene.ts';

const provider = fathom({ url: 'http://127.0.0.1:9' });

/** A firm that takes in files of meetings. */
export async function meetingsScene() {
  const scene = await importScene(
    { ALLOWED_EMAIL_DOMAINS: 'firm.example' },
    { capabilities: { ...withoutProviders(), meetings: { name: 'Fathom', provider } } },
  );
  const { db, jobs, call, send, step } = scene;

  const asFile = (meetings: unknown) => JSON.stringify(meetings);
  const bring = (meetings: unknown, name = 'meetings.json') => send(asFile(meetings), 'meetings', name);
  const check = async (meetings: unknown, name?: string) => {
    const { id } = (await bring(meetings, name)).json<{ data: { id: string } }>().data;
    await jobs.runQueued();
    return (await call('GET', `/${id}`)).json().data;
  };
  const takeIn = async (meetings: unknown, existing: 'fill' | 'replace' = 'fill') =>
    step((await check(meetings)).id, 'commit', { existing });
  const meeting = (fathom_id: number) =>
    db.selectFrom('fathom_meeting').selectAll().where('fathom_id', '=', fathom_id).executeTakeFirst();
  const guestsOf = async (fathom_id: number) =>
    (
      await db
        .selectFrom('fathom_attendee')
        .select('email')
        .where('fathom_id', '=', fathom_id)
        .orderBy('position')
        .execute()
    ).map(({ email }) => email);
  const isThere = async (fathom_id: number) => (await meeting(fathom_id)) !== undefined;
  return { ...scene, asFile, bring, check, takeIn, meeting, guestsOf, isThere };
}
