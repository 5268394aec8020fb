import type { Attribute, Section, Template } from '#kernel/forms/form-language.ts';

export const SITE_VISITS = '/api/v1/submissions/site-visits';

/** A template with one section of the given fields, and a table of its entries. */
export const aTemplate = (
  attributes: Attribute[],
  more: Partial<Template> & { occurrence?: Section['occurrence'] } = {},
): Template => {
  const { occurrence, ...others } = more;
  return {
    name: 'Site Visit',
    title: 'Site Visit',
    group: 'Firm',
    version: 1,
    api: { endpoint: SITE_VISITS, draft_endpoint: '/api/v1/draft/site-visits' },
    display: {
      sections: [
        {
          name: 'Visits',
          data_model: { attributes: [{ name: 'visits', title: 'Visits', data_type: 'table' }] },
        },
      ],
    },
    request_schema: {
      api: { endpoint: SITE_VISITS },
      sections: [{ name: 'Visit', ...(occurrence && { occurrence }), data_model: { attributes } }],
    },
    ...others,
  };
};

export const topic: Attribute = { name: 'topic', title: 'Topic', data_type: 'string' };

export const aRow = (uuid: string, more: Record<string, unknown> = {}) => ({
  uuid,
  topic: `Topic ${uuid}`,
  created_at: '2026-11-05T12:00:00.000Z',
  email: 'marta@aldercap.example',
  ...more,
});

/** What the network answers where everything goes well. */
export const answersFor = (template: Template, rows: readonly object[] = []) => ({
  'GET /api/v1/app-config': {
    body: {
      user: {
        full_name: 'Marta Lindqvist',
        first_name: 'Marta',
        email_address: 'marta@aldercap.example',
        role: 'PARTNER',
        time_zone: 'UTC',
      },
      gates: { 'orion-fathom-tab': true },
      digest_allowed: false,
      administrator: false,
      chat_assistant_url: '',
      clipboard_max_chars: 1,
      reference_contact_workboard_id: 1,
      map_search_url: '',
      release: 'v1',
      environment: 'local',
      error_reporting_dsn: null,
      analytics: false,
    },
  },
  'GET /api/v1/templates': {
    body: { data: { Firm: { [template.name]: `${template.api.endpoint}/template` } } },
  },
  [`GET ${template.api.endpoint}/template`]: { body: { data: template } },
  [`GET ${template.api.endpoint}`]: { body: { results: rows, count: rows.length, next_page: null } },
  [`GET ${template.api.draft_endpoint}`]: { body: { results: [] } },
});
