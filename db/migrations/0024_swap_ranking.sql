-- Whoever serves Orion need not own the tables: the ranking, which is rebuilt and swapped, is swapped by these.

/* An empty table beside the ranks there are. */
create function begin_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  create table public.company_rank_next (like public.company_rank);
end $$;

/* Its indexes, when its rows are in. */
create function index_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  alter table public.company_rank_next add primary key (company_id);
  create index company_rank_next_current on public.company_rank_next (current_rank);
  create index company_rank_next_previous on public.company_rank_next (previous_rank);
  analyze public.company_rank_next;
end $$;

/* The new ranks take the place of the old ones. */
create function swap_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  drop table public.company_rank;
  alter table public.company_rank_next rename to company_rank;
  alter index public.company_rank_next_pkey rename to company_rank_pkey;
  alter index public.company_rank_next_current rename to company_rank_current;
  alter index public.company_rank_next_previous rename to company_rank_previous;
end $$;
