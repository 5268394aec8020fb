import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { forbidden, invalid, notFound } from '#server/http/errors.ts';
import type { Context, Handlers } from '#server/http/implement.ts';
import { isMakerOrAdministrator } from '#server/http/rights.ts';
import type { WorkboardType } from '../list.rules.ts';
import type { listsContract } from '../lists.contract.ts';
import {
  findWorkboard,
  listCategoriesOn,
  listCompaniesOn,
  listPeopleOn,
  listWorkboards,
} from './lists.queries.ts';
import { addWorkboard, bringBack, heldWorkboard, rename, setAside } from './workboard.edits.ts';

type Workboards = Pick<
  Handlers<typeof listsContract>,
  | 'workboards'
  | 'createWorkboard'
  | 'readWorkboard'
  | 'renameWorkboard'
  | 'deleteWorkboard'
  | 'restoreWorkboard'
  | 'addPerson'
  | 'addCategory'
>;
const SUCCESS = { status: 'success' } as const;

/** A workboard that holds things of this kind. */
async function workboardOf(db: Kysely<DB>, workboard_id: number, type: WorkboardType) {
  const row = await findWorkboard(db, workboard_id).forKeyShare().executeTakeFirst();
  if (!row) throw notFound('Workboard');
  if (row.type !== type) throw invalid(`${row.name} holds ${row.type}, not ${type}.`);
}

async function mustBeTheirs({ db, user }: Pick<Context, 'db' | 'user'>, workboard_id: number) {
  const { name, created_by } = await heldWorkboard(db, workboard_id);
  if (!isMakerOrAdministrator(user, created_by))
    throw forbidden(`Only the person who created ${name}, or an administrator, can rename or delete it.`);
}

/** Lists and workboards themselves, and what is on those of people and categories. */
export const workboards: Workboards = {
  async workboards({ query }, { db }) {
    return { results: await listWorkboards(db, query.type).execute() };
  },

  async createWorkboard({ body }, context) {
    const data = await addWorkboard(context.db, body.name, body.type, editMarkOf(context));
    context.audit({ object_type: 'workboard', object_id: data.workboard_id, after: data });
    return { data };
  },

  async readWorkboard({ params }, { db, user }) {
    const row = await findWorkboard(db, params.workboard_id).executeTakeFirst();
    if (!row) throw notFound('Workboard');
    const { workboard_id, name, type } = row;
    const [companies, categories, people] = await Promise.all([
      listCompaniesOn(db, workboard_id).execute(),
      listCategoriesOn(db, workboard_id).execute(),
      listPeopleOn(db, workboard_id).execute(),
    ]);
    return {
      data: {
        workboard_id,
        name,
        type,
        may_edit: isMakerOrAdministrator(user, row.created_by),
        companies,
        categories: categories.map((row) => row.category),
        people,
      },
    };
  },

  async renameWorkboard({ params, body }, context) {
    await mustBeTheirs(context, params.workboard_id);
    const data = await rename(context.db, params.workboard_id, body.name);
    context.audit({ object_type: 'workboard', object_id: data.workboard_id, after: data });
    return { data };
  },

  async deleteWorkboard({ params }, context) {
    await mustBeTheirs(context, params.workboard_id);
    const before = await setAside(context.db, params.workboard_id, editMarkOf(context));
    context.audit({ object_type: 'workboard', object_id: params.workboard_id, before });
    return SUCCESS;
  },

  async restoreWorkboard({ params }, context) {
    const data = await bringBack(context.db, params.workboard_id, editMarkOf(context));
    context.audit({ object_type: 'workboard', object_id: data.workboard_id, after: data });
    return { data };
  },

  async addPerson({ body: { email, workboard_id, remove = false } }, context) {
    if (!email) throw invalid('Email is required');
    const { db } = context;
    await workboardOf(db, workboard_id, 'people');
    const person = await db
      .selectFrom('person_email')
      .select('person_id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (!person) throw notFound('Person');
    const { person_id } = person;
    const { by: added_by, at: added_at } = editMarkOf(context);
    await (remove
      ? db
          .deleteFrom('workboard_person')
          .where('workboard_id', '=', workboard_id)
          .where('person_id', '=', person_id)
      : db
          .insertInto('workboard_person')
          .values({ workboard_id, person_id, added_by, added_at })
          .onConflict((conflict) => conflict.doNothing())
    ).execute();
    context.audit({ object_type: 'workboard', object_id: workboard_id, detail: { person_id, remove } });
    return SUCCESS;
  },

  async addCategory({ body: { category, workboard_id, remove = false } }, { db, audit }) {
    await workboardOf(db, workboard_id, 'categories');
    await (remove
      ? db
          .deleteFrom('workboard_category')
          .where('workboard_id', '=', workboard_id)
          .where('category', '=', category)
      : db
          .insertInto('workboard_category')
          .values({ workboard_id, category })
          .onConflict((conflict) => conflict.doNothing())
    ).execute();
    audit({ object_type: 'workboard', object_id: workboard_id, detail: { category, remove } });
    return SUCCESS;
  },
};
