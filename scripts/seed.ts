import { MOST_COMPANIES, seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { type Commands, runCommandLine, UsageProblem } from './command-line.ts';

const readCount = (text: string | undefined) => {
  const companies = Number(text);
  if (!(Number.isInteger(companies) && companies >= 1 && companies <= MOST_COMPANIES))
    throw new UsageProblem(`--companies must be a whole number from 1 to ${MOST_COMPANIES}.`);
  return companies;
};

const seedCommand: Commands = {
  '': {
    usage: '-- --companies N',
    summary:
      `Fill an empty or demonstration database up to N invented companies (1 to ${MOST_COMPANIES}), for measurements.\n` +
      '      Whoever uses that Orion waits meanwhile.',
    args: [],
    options: ['companies'],
    run: async ({ ownerUrl: url, clock }, _args, options) => {
      const companies = readCount(options.companies);
      const added = await seedBenchCompanies({ url, clock, companies, say: console.log });
      return added > 0
        ? `${added} companies were added; there are ${companies} now.`
        : `There are ${companies} or more already.`;
    },
  },
};

await runCommandLine('npm run seed', seedCommand, { begins: true });
