import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { Section } from '#web/ui/marks/section.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import classes from './profile-tab.module.css';

const CompanyLists = late(async () => (await import('#features/lists/web/company-lists.tsx')).CompanyLists);
const BucketSelect = late(async () => (await import('#features/lists/web/bucket-select.tsx')).BucketSelect);

/** Where the firm filed the company. */
export function FilingSection({ domain }: { domain: string }) {
  return (
    <Section title="Lists and Buckets" hint="A company can be on many lists but in only one bucket.">
      <Suspense fallback={<BlockSkeleton label="Loading lists" count={2} />}>
        <div className={classes.filing}>
          <div>
            <span aria-hidden className={classes.label}>
              Lists
            </span>
            <CompanyLists domain={domain} />
          </div>
          <div>
            <span aria-hidden className={classes.label}>
              Buckets
            </span>
            <BucketSelect domain={domain} />
          </div>
        </div>
      </Suspense>
    </Section>
  );
}
