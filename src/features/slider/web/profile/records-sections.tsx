import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { WhenSeen } from '../shell/when-seen.tsx';

const CompanyUpdates = late(
  async () => (await import('#features/records/web/company-updates.tsx')).CompanyUpdates,
);
const CompanyFiles = late(async () => (await import('#features/records/web/company-files.tsx')).CompanyFiles);
const SimilarCompanies = late(
  async () => (await import('#features/records/web/similar-companies.tsx')).SimilarCompanies,
);

const CompanyCalls = late(
  async () => (await import('#features/submissions/web/company-calls.tsx')).CompanyCalls,
);

/** What the firm keeps beside the profile, and which companies are like this one. */
export function RecordsSections({ domain }: { domain: string }) {
  return (
    <WhenSeen>
      <Suspense>
        <CompanyUpdates domain={domain} />
        <CompanyCalls domain={domain} />
        <CompanyFiles domain={domain} />
        <SimilarCompanies domain={domain} />
      </Suspense>
    </WhenSeen>
  );
}
