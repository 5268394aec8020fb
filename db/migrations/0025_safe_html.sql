-- HTML is made safe when it is written. What an older sanitiser left, or none has seen, is done again by a job.
do $$
declare holder text;
begin
  foreach holder in array array['reference', 'reference_version', 'knowledge_source', 'cto_lunch_message'] loop
    execute format('alter table %I add column sanitiser_version smallint not null default 0', holder);
    execute format('create index %1$s_sanitiser on %1$I (sanitiser_version)', holder);
  end loop;
end $$;
