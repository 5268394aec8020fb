import type { AttendedCompany, Attendee, Meeting, MeetingBase } from '../../meeting.rules.ts';

export const aMeeting = (given: Partial<Meeting> = {}): Meeting => ({
  fathom_id: 7,
  meeting_title: 'Ferrowick: pricing',
  meeting_start_time: '2026-11-12T23:30:00.000Z',
  scoper: 'marta@aldercap.example',
  attendee_count: 5,
  company_count: 1,
  processed_by_orion: false,
  external_link: null,
  is_hidden: false,
  is_deleted: false,
  ...given,
});

export const anAttendee = (given: Partial<Attendee> = {}): Attendee => ({
  person_id: 12,
  full_name: 'Priya Sundaram',
  email: 'priya@ferrowick.example',
  rating: 3,
  in_reference_contacts: false,
  projects: ['p1'],
  functions: [],
  type_of_reference: [],
  is_ignored: false,
  is_colleague: false,
  version: 1,
  ...given,
});

export const aCompany = (given: Partial<AttendedCompany> = {}): AttendedCompany => ({
  name: 'Ferrowick',
  company_domain: 'ferrowick.example',
  is_known: true,
  tpStatus: 'Diligence',
  tpOwner: 'Marta Lindqvist',
  website: 'ferrowick.example',
  affinity_url: 'https://crm.example/companies/9',
  linkedin_url: 'https://linkedin.example/company/ferrowick',
  description: 'Makes pumps.',
  growth_1m: 2,
  growth_6m: -4,
  growth_1y: 0,
  growth_2y: null,
  ...given,
});

interface Details {
  base?: Partial<MeetingBase>;
  people?: Attendee[];
  companies?: AttendedCompany[];
  associated_company?: string | null;
}

export const theDetails = ({ base = {}, people, companies, associated_company = null }: Details = {}) => {
  const meeting_base: MeetingBase = {
    ...aMeeting(),
    html_summary: '<h1>Summary</h1><p>Prices <b>rise</b>.</p><h3>Next</h3><h5>Later</h5>',
    recording_url: null,
    domain_details: [{ company_name: 'Ferrowick', external_id: 70 }],
    attendee_details: [
      { name: 'Priya Sundaram', external_id: 12 },
      { name: 'Otto Berg', external_id: -4 },
    ],
    already_associated: [],
    associated_type: null,
    associated_by: null,
    associated_at: null,
    association_version: 3,
    can_hide: false,
    ...base,
  };
  return {
    body: {
      meeting_base,
      people: people ?? [anAttendee()],
      companies: companies ?? [aCompany()],
      isAssociated: meeting_base.processed_by_orion,
      associated_company,
    },
  };
};

export const aList = (...results: Meeting[]) => ({ body: { results, count: results.length } });

/** What may be chosen about a person, and who records meetings. */
export const surroundings = {
  'GET /api/v1/conversations/meta-data': {
    body: {
      data: {
        projects: [
          { display_name: 'No Project Required', server_value: 'No Project Required' },
          { display_name: 'Atlas', server_value: 'p1' },
          { display_name: 'Borealis', server_value: 'p2' },
        ],
        functions: [
          { display_name: 'Sales', server_value: 'f1' },
          { display_name: 'Finance', server_value: 'f2' },
        ],
        reference_types: [
          { display_name: 'Customer', server_value: 't1' },
          { display_name: 'Expert', server_value: 't2' },
        ],
        ratings: [
          { display_name: 'None', server_value: 0 },
          { display_name: 'Nurture Relationship', server_value: 3 },
          { display_name: 'Episodic Outreach', server_value: 2 },
        ],
      },
    },
  },
  'GET /api/v1/scopers': {
    body: {
      results: [
        {
          full_name: 'Marta Lindqvist',
          first_name: 'Marta',
          email_address: 'marta@aldercap.example',
          role: 'PARTNER',
        },
        { full_name: 'Theo Abara', first_name: 'Theo', email_address: 'theo@aldercap.example', role: null },
      ],
    },
  },
};
