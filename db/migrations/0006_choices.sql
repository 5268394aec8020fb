-- What Orion ships with; administrators change it by command.

insert into choice (kind, server_value, display_name, position) values
  ('rating', '0', 'No Rating', 0),
  ('rating', '1', 'No need to follow-up', 1),
  ('rating', '2', 'Episodic Outreach', 2),
  ('rating', '3', 'Nurture Relationship', 3),
  ('rating', '4', 'Not Yet Decided', 4),
  ('rating', '5', 'Unable to Reach', 5),
  ('project', 'No Project Required', 'No Project Required', 0),
  ('company_status', 'Private', 'Private', 0),
  ('company_status', 'Public', 'Public', 1),
  ('company_status', 'Acquired', 'Acquired', 2),
  ('company_status', 'Closed', 'Closed', 3),
  ('tp_status', 'PROSPECT', 'Prospect', 0),
  ('tp_status', 'REACHED_OUT', 'Reached Out', 1),
  ('tp_status', 'IN_CONVERSATION', 'In Conversation', 2),
  ('tp_status', 'MEETING_SCHEDULED', 'Meeting Scheduled', 3),
  ('tp_status', 'DILIGENCE', 'Diligence', 4),
  ('tp_status', 'TERM_SHEET', 'Term Sheet', 5),
  ('tp_status', 'PORTFOLIO', 'Portfolio', 6),
  ('tp_status', 'ON_HOLD', 'On Hold', 7),
  ('tp_status', 'PASSED', 'Passed', 8),
  ('document_type', 'Pitch Deck', 'Pitch Deck', 0),
  ('document_type', 'Financials', 'Financials', 1),
  ('document_type', 'Cap Table', 'Cap Table', 2),
  ('document_type', 'Memo', 'Memo', 3),
  ('document_type', 'Contract', 'Contract', 4),
  ('document_type', 'Other', 'Other', 5),
  ('update_type', 'Funding', 'Funding', 0),
  ('update_type', 'Hiring', 'Hiring', 1),
  ('update_type', 'Product', 'Product', 2),
  ('update_type', 'Press', 'Press', 3),
  ('update_type', 'Other', 'Other', 4),
  ('function', 'Engineering', 'Engineering', 0),
  ('function', 'Product', 'Product', 1),
  ('function', 'Design', 'Design', 2),
  ('function', 'Sales', 'Sales', 3),
  ('function', 'Marketing', 'Marketing', 4),
  ('function', 'Finance', 'Finance', 5),
  ('function', 'Operations', 'Operations', 6),
  ('function', 'People', 'People', 7),
  ('function', 'Founder', 'Founder', 8),
  ('reference_type', 'Customer', 'Customer', 0),
  ('reference_type', 'Former Colleague', 'Former Colleague', 1),
  ('reference_type', 'Investor', 'Investor', 2),
  ('reference_type', 'Industry Expert', 'Industry Expert', 3),
  ('reference_type', 'Partner', 'Partner', 4),
  ('reference_type', 'Candidate', 'Candidate', 5),
  ('newsletter_type', 'weekly', 'Weekly', 0),
  ('newsletter_type', 'industry', 'Industry', 1),
  ('newsletter_type', 'regional', 'Regional', 2);

insert into datasource (datasource, datasource_type) values ('orion', 'default'), ('multi_founders', 'derived');

insert into workboard (name, type) values ('Reference Contacts', 'people');

-- Hosts on which many companies live: an address there says nothing about whose it is.
insert into shared_domain (domain) values
  ('facebook.com'), ('linkedin.com'), ('twitter.com'), ('x.com'), ('instagram.com'), ('youtube.com'), ('medium.com'),
  ('github.com'), ('github.io'), ('gitlab.io'), ('wordpress.com'), ('blogspot.com'), ('wixsite.com'), ('weebly.com'),
  ('squarespace.com'), ('webflow.io'), ('notion.site'), ('carrd.co'), ('linktr.ee'), ('google.com'), ('sites.google.com'),
  ('apple.com'), ('apps.apple.com'), ('play.google.com'), ('amazon.com'), ('crunchbase.com'), ('angel.co'),
  ('herokuapp.com'), ('vercel.app'), ('netlify.app'), ('myshopify.com'), ('substack.com');

-- The nine counties of the Bay Area.
insert into bay_area_city (city) values
  ('San Francisco'), ('Oakland'), ('Berkeley'), ('Alameda'), ('Emeryville'), ('Fremont'), ('Hayward'), ('San Leandro'),
  ('Union City'), ('Newark'), ('Livermore'), ('Pleasanton'), ('Dublin'), ('Albany'), ('Piedmont'), ('Richmond'), ('Concord'),
  ('Walnut Creek'), ('San Ramon'), ('Antioch'), ('Pittsburg'), ('Danville'), ('Lafayette'), ('Orinda'), ('Moraga'),
  ('Martinez'), ('Pleasant Hill'), ('El Cerrito'), ('San Rafael'), ('Novato'), ('Sausalito'), ('Mill Valley'), ('Tiburon'),
  ('Larkspur'), ('Corte Madera'), ('Napa'), ('St. Helena'), ('Calistoga'), ('American Canyon'), ('San Mateo'),
  ('Redwood City'), ('South San Francisco'), ('Daly City'), ('Burlingame'), ('Menlo Park'), ('Foster City'), ('San Carlos'),
  ('Belmont'), ('San Bruno'), ('Millbrae'), ('Pacifica'), ('Half Moon Bay'), ('Atherton'), ('Brisbane'), ('Portola Valley'),
  ('Woodside'), ('Hillsborough'), ('East Palo Alto'), ('San Jose'), ('Palo Alto'), ('Mountain View'), ('Sunnyvale'),
  ('Santa Clara'), ('Cupertino'), ('Milpitas'), ('Los Altos'), ('Los Altos Hills'), ('Los Gatos'), ('Campbell'), ('Saratoga'),
  ('Morgan Hill'), ('Gilroy'), ('Stanford'), ('Vallejo'), ('Fairfield'), ('Vacaville'), ('Benicia'), ('Suisun City'), ('Dixon'),
  ('Santa Rosa'), ('Petaluma'), ('Rohnert Park'), ('Sonoma'), ('Sebastopol'), ('Healdsburg'), ('Windsor'), ('Cotati');
