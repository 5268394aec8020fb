import * as z from 'zod';
import { nameText, optionalText, provenance, webAddress } from '#kernel/hand-editing.ts';
import { plainText } from '#kernel/query-fields.ts';

const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence).nullable();
};
const growth = z
  .number('must be a number, in percent')
  .min(-100, 'must be at least -100 percent')
  .max(1_000_000, 'must be at most 1000000 percent')
  .nullable();
const day = z.iso
  .date('must be a day, like 2026-01-31')
  .refine((text) => text >= '1800-01-01' && text < '2200-01-01', 'must be a day from 1800 to 2199')
  .nullable();

/** What may be typed about a company; null clears a value, and that is a person's word too. */
export const companyFields = z.object({
  company_name: nameText,
  company_logo: webAddress,
  url: webAddress,
  g2_url: webAddress,
  linkedin_url: webAddress,
  description: optionalText(20_000),
  hq_address: optionalText(500),
  hq_city: optionalText(200),
  hq_state: optionalText(200),
  hq_country: optionalText(200),
  year_founded: wholeNumber(1000, 2200),
  employee_count: wholeNumber(0, 100_000_000),
  growth_1m: growth,
  growth_6m: growth,
  growth_1y: growth,
  growth_2y: growth,
  total_funding_usd: wholeNumber(0, 1_000_000_000_000_000).describe('Whole US dollars'),
  last_funding_on: day,
  status: optionalText(200).describe('One of the company statuses'),
  is_saas: z.boolean('must be true or false'),
});
const typedCompany = companyFields.partial();
export type TypedCompany = z.output<typeof typedCompany>;

const text = z.string().nullable();
const figure = z.number().nullable();

/** A company as it is corrected by hand: its own values, their origins, and the version an edit must name. */
export const company = z.object({
  company_domain: z.string(),
  aliases: z.array(z.string()),
  company_name: z.string(),
  company_logo: text,
  url: text,
  g2_url: text,
  linkedin_url: text,
  description: text,
  hq_address: text,
  hq_city: text,
  hq_state: text,
  hq_country: text,
  year_founded: figure,
  employee_count: figure,
  growth_1m: figure,
  growth_6m: figure,
  growth_1y: figure,
  growth_2y: figure,
  total_funding_usd: figure,
  last_funding_on: text,
  status: text,
  is_saas: z.boolean(),
  source: z.string(),
  observed_at: z.iso.datetime(),
  provenance: provenance.describe('Values that came from elsewhere than `source`, and from where'),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Company = z.infer<typeof company>;

/** A domain as anybody writes it; what it means is settled by `normaliseDomain`. */
export const domainText = plainText(300).trim().min(1, 'must not be empty');
