import type { Calendar } from './making/calendar.ts';
import { drawCompanies } from './companies/companies.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { drawPeople, type DemoPerson } from './records/people.ts';

export interface FirmStaff {
  user_id: number;
  email_address: string;
  full_name: string;
  first_name: string;
  role: string | null;
}

/** Everything the areas of the demonstration firm are drawn from. */
export interface Firm {
  calendar: Calendar;
  companies: readonly DemoCompany[];
  /** The companies the firm has looked at: with a place, people and a description. */
  known: readonly DemoCompany[];
  portfolio: readonly DemoCompany[];
  people: readonly DemoPerson[];
  staff: readonly FirmStaff[];
  /** Those with a role, who own companies and write digests. */
  scopers: readonly FirmStaff[];
}

const KNOWN = 640;
const PORTFOLIO = 18;

export function drawFirm(calendar: Calendar, staff: readonly FirmStaff[]): Firm {
  const companies = drawCompanies(calendar);
  const whole = companies.filter(
    ({ sparse, place, description, counts, status }) =>
      !sparse && place && description && (counts.at(-1) ?? 0) >= 8 && status === 'Private',
  );
  const step = Math.max(1, Math.floor(whole.length / KNOWN));
  const known = whole.filter((_, index) => index % step === 0).slice(0, KNOWN);
  const portfolio = known.filter(({ counts }) => (counts.at(-1) ?? 0) >= 30).slice(0, PORTFOLIO);
  const scopers = staff.filter(({ role }) => role !== null);
  return { calendar, companies, known, portfolio, people: drawPeople(known), staff, scopers };
}
