import { implement } from '#server/http/implement.ts';
import { auditOf } from '#kernel/hand-editing.ts';
import { peopleContract } from '../people.contract.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { listChoices } from '#server/db/choices.queries.ts';
import { listActiveStaff } from './people.queries.ts';
import { searchPeople } from './person.queries.ts';
import { keepMetadata, readTagged } from './person-metadata.ts';
import { addPerson, correctPerson, shownPerson } from './person.edits.ts';

export const people = implement('people', peopleContract, {
  async scopers(_input, { db }) {
    return { results: await listActiveStaff(db).execute() };
  },

  async projects(_input, { db }) {
    return { results: await listChoices(db, 'project').execute() };
  },

  async metaData(_input, { db }) {
    const ratings = await listChoices(db, 'rating').execute();
    return {
      data: {
        projects: await listChoices(db, 'project').execute(),
        functions: await listChoices(db, 'function').execute(),
        reference_types: await listChoices(db, 'reference_type').execute(),
        ratings: ratings.map((rating) => ({ ...rating, server_value: Number(rating.server_value) })),
      },
    };
  },

  async search({ query }, { db }) {
    return { results: await searchPeople(db, query.search_term).execute() };
  },

  async create({ body }, context) {
    const person_id = await addPerson(context.db, body, editMarkOf(context));
    const data = await shownPerson(context.db, person_id);
    context.audit({ object_type: 'person', object_id: person_id, after: data });
    return { data };
  },

  async read({ params }, { db }) {
    return { data: await shownPerson(db, params.person_id) };
  },

  async correct({ params, body }, context) {
    const { person_id } = params;
    const changes = await correctPerson(context.db, person_id, body, editMarkOf(context));
    const data = await shownPerson(context.db, person_id);
    context.audit({ object_type: 'person', object_id: person_id, ...auditOf(changes) });
    return { data };
  },

  async updateMetadata({ body }, context) {
    const contacts = context.config.REFERENCE_CONTACT_WORKBOARD_ID;
    const changes = await keepMetadata(context.db, body, editMarkOf(context), contacts);
    const person = await readTagged(context.db, body.person_id, contacts);
    context.audit({ object_type: 'person', object_id: body.person_id, ...auditOf(changes) });
    return { status: 'success' as const, data: { person } };
  },
});
