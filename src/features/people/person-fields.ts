import { defineFields } from '#kernel/record-fields.ts';

/** What is known of a person, in the order of the form; addresses and the company are told beside it. */
export const personFields = defineFields({
  full_name: { kind: 'name', label: 'Full name', form: 'adding' },
  job_title: { kind: 'line', label: 'Job title', form: 'adding' },
  linkedin_url: { kind: 'link', label: 'LinkedIn', form: 'adding' },
});
