import type pg from 'pg';
import type { Condition, Search, Sort } from './search.ts';

const NUMBERS = [
  'rank',
  'employee_count',
  'size_band',
  'year_founded',
  'country',
  'state',
  'city',
  'status',
  'tp_status',
  'growth_1m',
  'growth_6m',
  'growth_1y',
  'growth_2y',
  'funding',
  'emailed',
  'name_place',
] as const;
type Numbers = (typeof NUMBERS)[number];

/** The floor: every column in memory, each search a pass over it. What is missing is NaN, which no comparison holds for. */
export class Columns {
  ids = new Int32Array();
  readonly #at = new Map<number, number>();
  readonly #columns = {} as Record<Numbers, Float64Array>;
  #saas = new Uint8Array();
  readonly #sets = new Map<string, Uint8Array>();
  readonly #orders = new Map<string, Int32Array>();

  readonly pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async load() {
    const { rows } = await this.pool.query<
      Record<Numbers, number | null> & { company_id: number; saas: boolean }
    >(
      `select company_id, saas, rank, employee_count, size_band, year_founded, country, state, city, status, tp_status,
        growth_1m, growth_6m, growth_1y, growth_2y, funding::float8, extract(epoch from emailed)::float8 as emailed,
        (row_number() over (order by company_name, company_id))::integer as name_place
       from bench.narrow`,
    );
    this.ids = Int32Array.from(rows, (row) => row.company_id);
    this.ids.forEach((id, at) => this.#at.set(id, at));
    this.#saas = Uint8Array.from(rows, (row) => Number(row.saas));
    for (const name of NUMBERS)
      this.#columns[name] = Float64Array.from(rows, (row) => row[name] ?? Number.NaN);
    for (const kind of ['tag', 'metro'])
      await this.#keepSets(kind, `select unnest(${kind}) as value, company_id from bench.narrow`);
    await this.#keepSets('list', 'select workboard_id as value, company_id from workboard_company');
  }

  async #keepSets(kind: string, query: string) {
    const { rows } = await this.pool.query<{ value: number; company_id: number }>(query);
    for (const { value, company_id } of rows) {
      const key = `${kind} ${value}`;
      const set = this.#sets.get(key) ?? new Uint8Array(this.ids.length);
      this.#sets.set(key, set);
      set[this.#at.get(company_id) ?? 0] = 1;
    }
  }

  /** Ids of the page, and how many there are in all. */
  async find({ conditions, sort, page }: Search) {
    const passing = new Uint8Array(this.ids.length).fill(1);
    for (const condition of conditions) await this.#narrow(passing, condition);
    let total = 0;
    for (let at = 0; at < passing.length; at += 1) total += passing[at] as number;
    const ids: number[] = [];
    let skip = 50 * (page - 1);
    for (const at of this.#orderOf(sort)) {
      if (passing[at] === 0) continue;
      if (skip > 0) skip -= 1;
      else if (ids.push(this.ids[at] as number) === 50) break;
    }
    return { ids, total };
  }

  async #narrow(passing: Uint8Array, condition: Condition) {
    const sets = await this.#setsOf(condition);
    const holds = sets ? (at: number) => sets.some((set) => set[at] === 1) : this.#testOf(condition);
    for (let at = 0; at < passing.length; at += 1) if (passing[at] === 1 && !holds(at)) passing[at] = 0;
  }

  #testOf(condition: Condition): (at: number) => boolean {
    const columns = this.#columns;
    switch (condition.kind) {
      case 'range': {
        const { column, min = -Infinity, max = Infinity } = condition;
        const values = columns[column];
        return (at) => (values[at] as number) >= min && (values[at] as number) <= max;
      }
      case 'funding': {
        const { min, unknownToo } = condition;
        return (at) =>
          (columns.funding[at] as number) >= min || (unknownToo && Number.isNaN(columns.funding[at]));
      }
      case 'saas':
        return (at) => this.#saas[at] === Number(condition.value);
      case 'no_tp_status':
        return (at) => Number.isNaN(columns.tp_status[at]);
      case 'emailed':
      case 'not_emailed': {
        const since = Date.parse(condition.since) / 1000;
        const wanted = condition.kind === 'emailed';
        return (at) => (columns.emailed[at] as number) >= since === wanted;
      }
      case 'country':
      case 'state':
      case 'city':
      case 'status':
      case 'tp_status': {
        const values = columns[condition.kind];
        const wanted = new Set(condition.of.map(({ id }) => id));
        return (at) => wanted.has(values[at] as number);
      }
      default:
        throw new Error(`${condition.kind} is a set.`);
    }
  }

  /** What is not in a column: bitmaps, and what PostgreSQL finds by words or by history. */
  async #setsOf(condition: Condition): Promise<Uint8Array[] | undefined> {
    const kept = (key: string) => this.#sets.get(key) ?? new Uint8Array(this.ids.length);
    switch (condition.kind) {
      case 'tag':
      case 'metro':
        return condition.of.map(({ id }) => kept(`${condition.kind} ${id}`));
      case 'list':
        return [kept(`list ${condition.id}`)];
      case 'words':
        return this.#asked(
          `select company_id from company_text where document @@ websearch_to_tsquery('english', $1)`,
          [condition.words],
        );
      case 'stood':
        return this.#asked(
          `select company_id from tp_status_history where tp_status = any($1) and (until is null or until >= $2)`,
          [condition.of.map(({ name }) => name), condition.since],
        );
      case 'abroad':
        return this.#asked(
          'select company_id from company_country where country = $1 and employee_count >= $2',
          [condition.country, condition.least],
        );
      case 'newsletter':
        return this.#asked(
          'select company_id from mention where newsletter_type is not null and date between $1 and $2',
          [condition.from, condition.to],
        );
      default:
        return undefined;
    }
  }

  async #asked(query: string, values: unknown[]) {
    const { rows } = await this.pool.query<[number]>({ text: query, values, rowMode: 'array' });
    const set = new Uint8Array(this.ids.length);
    for (const [id] of rows) set[this.#at.get(id) ?? 0] = 1;
    return [set];
  }

  #orderOf({ by, direction }: Sort): Int32Array {
    const key = `${by} ${direction}`;
    const known = this.#orders.get(key);
    if (known) return known;
    const column = by === 'current_rank' ? 'rank' : by === 'company_size' ? 'size_band' : by;
    const values = this.#columns[column];
    const ties = by === 'company_size' ? this.#columns.name_place : this.ids;
    const sign = direction === 'asc' ? 1 : -1;
    const order = Int32Array.from(this.ids.keys()).sort((a, b) => {
      const [one, other] = [values[a] as number, values[b] as number];
      if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
      return (
        (one !== other && !Number.isNaN(one) ? sign * (one - other) : 0) ||
        (ties[a] as number) - (ties[b] as number)
      );
    });
    this.#orders.set(key, order);
    return order;
  }
}
