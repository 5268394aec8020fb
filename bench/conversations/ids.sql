select f.reference_id from reference_facts f
{search:join reference_text t using (reference_id)}
where true
{search:and t.document @@ (select every_word($search))}
{projects:and f.project_ids && array(select choice_id from choice where kind = 'project' and server_value = any($projects))}
{functions:and f.function_ids && array(select choice_id from choice where kind = 'function' and server_value = any($functions))}
{reference_types:and f.type_ids && array(select choice_id from choice where kind = 'reference_type' and server_value = any($reference_types))}
{ratings:and f.ratings && $ratings::integer[]}
{start_time:and f.created_at >= $start_time}
