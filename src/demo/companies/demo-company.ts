import type { Business } from './company-descriptions.ts';
import type { CompanyPerson } from './founders.ts';
import type { Round } from './funding.ts';
import type { Place } from './places.ts';

export interface DemoCompany {
  company_id: number;
  name: string;
  domain: string;
  business: Business;
  description: string | null;
  place: Place | null;
  address: string | null;
  founded: number | null;
  /** Head counts by month, oldest first; none when nothing is known. */
  counts: number[];
  rounds: Round[];
  /** Null when funding is unknown; 0 when it never raised. */
  funding: number | null;
  status: string | null;
  is_saas: boolean;
  people: CompanyPerson[];
  /** Only its name and domain are known. */
  sparse: boolean;
}
