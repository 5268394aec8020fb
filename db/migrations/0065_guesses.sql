-- What a sentence was only taken for: filters that nobody may watch or wait for before somebody has confirmed them.
alter table language_search add column guesses jsonb not null default '[]';
create index language_search_guesses on language_search (user_id) where guesses <> '[]';
