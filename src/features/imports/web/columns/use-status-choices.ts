import { useQuery } from '@tanstack/react-query';
import { companyOptions } from '#features/companies/company-options.contract.ts';
import { ask } from '#web/api.ts';

const namesOf = (options: readonly { display_name: string }[] = []) =>
  options.map(({ display_name }) => display_name);

/** What a company, and its place in the pipeline, may be called. */
export const useStatusChoices = () => ({
  status: namesOf(useQuery(ask(companyOptions.statuses, {})).data?.data),
  tp_status: namesOf(useQuery(ask(companyOptions.tpStatusOptions, {})).data?.data),
});
