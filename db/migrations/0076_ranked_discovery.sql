-- A page by rank reads the discovery rows in their order, and no second table: the rank stands in the row, and each
-- ranking makes all rows anew, in the order of their ranks, and swaps them in with itself.

-- Rows that are swapped refer to nothing: dropping them would stop everybody who reads a company. They go with their company below.
alter table discovery drop constraint discovery_company_id_fkey, add column current_rank integer;
update discovery d set current_rank = r.current_rank from company_rank r where r.company_id = d.company_id;
create index discovery_current_rank_desc on discovery (current_rank desc nulls last, company_id);
create index discovery_current_rank_asc on discovery (current_rank asc nulls last, company_id);
drop index company_rank_current;

/* After each statement on a source table: the companies it touched. A bulk load sets orion.bulk and refreshes once. */
create or replace function discovery_source_changed() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_table_name = 'company' and tg_op = 'DELETE' then
    delete from discovery where company_id in (select company_id from old_rows);
    return null;
  elsif tg_table_name = 'company' and tg_op = 'TRUNCATE' then
    delete from discovery;
    return null;
  end if;
  if current_setting('orion.bulk', true) = 'on' then return null; end if;
  if tg_op = 'TRUNCATE' then
    perform refresh_discovery(null);
    return null;
  end if;
  if tg_op = 'INSERT' then select array_agg(distinct company_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct company_id) into ids from old_rows;
  else select array_agg(distinct company_id) into ids
    from (select company_id from new_rows union select company_id from old_rows) touched;
  end if;
  if ids is null then return null; end if;
  perform refresh_discovery(ids);
  if tg_table_name = 'company' then perform refresh_company_text(ids); end if;
  return null;
end $$;

/* The indexes of the new ranks, when their rows are in. */
create or replace function index_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  alter table public.company_rank_next add primary key (company_id) include (current_rank, previous_rank);
  create index company_rank_next_previous on public.company_rank_next (previous_rank) include (company_id);
  analyze public.company_rank_next;
end $$;

/* Puts discovery rows with their new ranks beside the ones there are, best first: all, or those no older than that age. */
create function copy_discovery(most_age integer) returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  execute (select format('insert into public.discovery_next (%s) select %s from public.discovery d
      left join public.company_rank_next r using (company_id) where age(d.xmin) <= $1 order by r.current_rank, d.company_id',
    string_agg(quote_ident(attname), ', '),
    string_agg(format(case attname when 'current_rank' then 'r.%I' else 'd.%I' end, attname), ', '))
    from pg_attribute where attrelid = 'public.discovery'::regclass and attnum > 0 and not attisdropped) using most_age;
end $$;

/* All discovery rows as they are now, with the new ranks and the same indexes. Answers from when on others may change them. */
create function begin_discovery() returns xid8 language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  since xid8 := pg_snapshot_xmin(pg_current_snapshot());
  made record;
begin
  create table public.discovery_next (like public.discovery);
  perform public.copy_discovery(2147483647);
  for made in select pg_get_indexdef(i.indexrelid) as text, c.relname, i.indisprimary
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'public.discovery'::regclass
  loop
    execute replace(made.text, format(' %I ON public.discovery ', made.relname),
      format(' %I ON public.discovery_next ', made.relname || '_next'));
    if made.indisprimary then
      execute format('alter table public.discovery_next add primary key using index %I', made.relname || '_next');
    end if;
  end loop;
  analyze public.discovery_next;
  return since;
end $$;

/* What changed since then; who calls it keeps others from changing more. */
create function catch_up_discovery(since xid8) returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare most_age integer := age(since::xid);
begin
  delete from public.discovery_next n using public.discovery d
  where d.company_id = n.company_id and age(d.xmin) <= most_age;
  delete from public.discovery_next n
  where not exists (select from public.discovery d where d.company_id = n.company_id);
  perform public.copy_discovery(most_age);
end $$;

/* The new ranks, and the rows with them, take the place of the old ones. */
create or replace function swap_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare trigger_text text; made text;
begin
  for trigger_text in select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = 'public.discovery'::regclass and not tgisinternal
  loop
    execute replace(trigger_text, ' ON public.discovery ', ' ON public.discovery_next ');
  end loop;
  drop table public.discovery;
  alter table public.discovery_next rename to discovery;
  for made in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'public.discovery'::regclass
  loop
    execute format('alter index public.%I rename to %I', made, left(made, -length('_next')));
  end loop;

  drop table public.company_rank;
  alter table public.company_rank_next rename to company_rank;
  alter index public.company_rank_next_pkey rename to company_rank_pkey;
  alter index public.company_rank_next_previous rename to company_rank_previous;
end $$;
