import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { ProfileTab } from '../profile/profile-tab.tsx';
import type { CompanyTab } from './slider-tabs.tsx';
import type { OpenCompany } from './use-company.ts';

const QuipsTab = late(async () => (await import('#features/knowledge/web/quips-tab.tsx')).QuipsTab);
const MentionsTab = late(async () => (await import('#features/knowledge/web/mentions-tab.tsx')).MentionsTab);

interface TabContentProps {
  domain: string;
  company: OpenCompany;
  tab: CompanyTab;
  /** A CTO lunch takes the place of everything else. */
  onThread: (source: string) => void;
}

const names: Record<CompanyTab, string> = {
  company_profile: 'Company Profile',
  quips: 'Quips',
  mentions: 'Mentions',
};

/** What stands under the tab that is chosen. */
export function TabContent({ domain, company, tab, onThread }: TabContentProps) {
  return (
    <div role="tabpanel" aria-label={names[tab]}>
      <Suspense fallback={<BlockSkeleton label={`Loading ${names[tab]}`} count={8} />}>
        {tab === 'company_profile' && <ProfileTab domain={domain} company={company} />}
        {tab === 'quips' && <QuipsTab domain={domain} />}
        {tab === 'mentions' && <MentionsTab domain={domain} onThread={onThread} />}
      </Suspense>
    </div>
  );
}
