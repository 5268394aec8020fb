-- Ranks are read from their indexes alone: the row with its scores and contributions is five times as wide.
create or replace function index_ranking() returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
begin
  alter table public.company_rank_next add primary key (company_id) include (current_rank, previous_rank);
  create index company_rank_next_current on public.company_rank_next (current_rank) include (company_id);
  create index company_rank_next_previous on public.company_rank_next (previous_rank) include (company_id);
  analyze public.company_rank_next;
end $$;

alter table company_rank drop constraint company_rank_pkey,
  add constraint company_rank_pkey primary key (company_id) include (current_rank, previous_rank);
drop index company_rank_current;
drop index company_rank_previous;
create index company_rank_current on company_rank (current_rank) include (company_id);
create index company_rank_previous on company_rank (previous_rank) include (company_id);
