-- concurrently
-- A state or a city is rare among a million companies, as a country is not.
create index concurrently if not exists discovery_state on discovery (hq_state_id);
create index concurrently if not exists discovery_city on discovery (hq_city_id);
