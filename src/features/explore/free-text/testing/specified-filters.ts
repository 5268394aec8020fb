/** The filter names of the specification, in its order, each with the query parameters it gives to them. */
export const SPECIFIED: Record<string, string[]> = {
  'TP Owners': ['tp_owner_email', 'tp_owner_not_tagged'],
  'TP Status': ['tp_status_not_tagged', 'tp_status_operator', 'tp_status_since', 'tp_status_value'],
  Growth: ['growth_1y', 'growth_2y', 'growth_6m'],
  'Growth Tags': ['growth_tag'],
  Newsletter: [
    'is_in_newsletter',
    'newsletter_date_from',
    'newsletter_date_to',
    'newsletter_mentions',
    'newsletter_type',
  ],
  'Year Founded': ['year_founded'],
  'Employee Insights': ['country_employee_count', 'country_name_employee_count', 'employee_count'],
  'Investment Data': ['total_funding_usd', 'total_funding_usd_no_data'],
  'Visit History': ['days_of_website_history'],
  'Communication with Orion': ['days_of_email_sent', 'has_email_sent', 'has_never_sent_email'],
  'Founder Metro Area': ['founder_metro_area'],
  'Headquarter Search': ['hq_city', 'hq_country', 'hq_state'],
  Status: ['status'],
};
export const BESIDE: Record<string, string[]> = {
  'Quip Type': ['newsletter_sender'],
  'Date Appeared': ['from_to_date'],
  'Filter by Saas': ['is_saas'],
  List: ['workboard_id'],
  Datasource: ['explore_datasource'],
  Description: ['discovery_llm_search_uuid'],
};
