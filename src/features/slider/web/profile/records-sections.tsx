import { Suspense } from 'react';
import { useWantedDraft } from '#features/records/web/update-draft.ts';
import { late } from '#web/ui/late.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { WhenSeen } from '../shell/when-seen.tsx';
import { HistoryTarget } from './history-line.tsx';

const CompanyUpdates = late(
  async () => (await import('#features/records/web/company-updates.tsx')).CompanyUpdates,
);
const CompanyReferences = late(
  async () => (await import('#features/conversations/web/company-references.tsx')).CompanyReferences,
);
const CompanyFiles = late(async () => (await import('#features/records/web/company-files.tsx')).CompanyFiles);
const SimilarCompanies = late(
  async () => (await import('#features/records/web/similar-companies.tsx')).SimilarCompanies,
);

const CompanyCalls = late(
  async () => (await import('#features/submissions/web/company-calls.tsx')).CompanyCalls,
);

interface RecordsSectionsProps {
  domain: string;
  /** Somebody asked for one of them from further up. */
  wanted: boolean;
}

/** What the firm keeps beside the profile, and which companies are like this one. */
export function RecordsSections({ domain, wanted }: RecordsSectionsProps) {
  const [isReviewed] = useWantedDraft(domain);
  return (
    <WhenSeen wanted={wanted || isReviewed !== null}>
      <Suspense fallback={<BlockSkeleton label="Loading records" count={8} />}>
        <HistoryTarget part="updates">
          <CompanyUpdates domain={domain} />
        </HistoryTarget>
        <HistoryTarget part="references">
          <CompanyReferences domain={domain} />
        </HistoryTarget>
        <HistoryTarget part="calls">
          <CompanyCalls domain={domain} />
        </HistoryTarget>
        <HistoryTarget part="files">
          <CompanyFiles domain={domain} />
        </HistoryTarget>
        <SimilarCompanies domain={domain} />
      </Suspense>
    </WhenSeen>
  );
}
