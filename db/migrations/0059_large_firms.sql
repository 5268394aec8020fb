-- concurrently
-- What a firm with a million companies asks for whole: the pipeline by its latest change, who ever stood where,
-- a list by name, what came lately.
create index concurrently if not exists tp_status_latest on tp_status_history (since desc, company_id) where until is null;
create index concurrently if not exists tp_status_reached on tp_status_history (tp_status, company_id) include (until);
create index concurrently if not exists company_by_name on company (company_name, company_id);
create index concurrently if not exists company_created on company (created_at);
