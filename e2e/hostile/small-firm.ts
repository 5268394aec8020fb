import type pg from 'pg';

const COMPANIES = 40;

const TABLES = `
  select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' and table_name <> 'company'`;

export interface SmallFirm {
  domain: string;
  person_id: number;
  person_name: string;
}

/** Cuts the firm down to a few companies, and gives the first of them a row in every table that tells of companies. */
export async function keepSmallFirm(client: pg.Client): Promise<SmallFirm> {
  const { rows } = await client.query<{ table: string }>(TABLES);
  const known = rows
    .map(({ table }) => `exists (select from "${table}" t where t.company_id = c.company_id)::int`)
    .join(' + ');
  // A lunch cannot be moved to another company: its thread hangs on the mention.
  await client.query(`create temporary table kept as
    select company_id, company_domain, row_number() over (order by
      exists (select from mention m where m.company_id = c.company_id and m.source_type = 'CTO_LUNCHES') desc,
      exists (select from mention m where m.company_id = c.company_id and m.source_type = 'REFERENCE') desc,
      ${known} desc, company_id) as place
    from company c where is_saas order by place limit ${COMPANIES}`);
  for (const said of ['quip', 'mention'])
    await client.query(`update ${said} set company_id = (select company_id from kept where place = 1) where ctid in (
      select s.ctid from ${said} s join knowledge_source k using (source_type, source) where k.html is not null limit 1)`);
  await client.query('delete from company where company_id not in (select company_id from kept)');
  for (const { table } of rows) {
    await client.query(`update "${table}" set company_id = (select company_id from kept where place = 1)
      where ctid in (select ctid from "${table}" limit 1)
        and not exists (select from "${table}" t join kept using (company_id) where place = 1)`);
    await client.query(`delete from "${table}" where company_id not in (select company_id from kept)`);
  }
  const { rows: first } =
    await client.query<SmallFirm>(`select company_domain as domain, person_id, full_name as person_name
    from kept join person using (company_id) where place = 1 limit 1`);
  return first[0] as SmallFirm;
}
