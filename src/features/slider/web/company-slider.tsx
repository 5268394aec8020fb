import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { NotInOrion } from '#features/companies/web/not-in-orion.tsx';
import { companyAddress, isUnknownDomain } from '#kernel/domains.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { useIsPhone } from '#web/ui/theme/breakpoints.ts';
import { SourcesButton } from '#web/sources/sources-button.tsx';
import { late } from '#web/ui/late.ts';
import { LoaderLine } from '#web/ui/states/loader-line.tsx';
import type { CompanyLink, HeadFacts } from './shell/company-links.ts';
import { Description } from './shell/description.tsx';
import { EditButton } from './shell/edit-button.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { ComingControls, PipelineControls, RecordToggles } from './shell/slider-controls.tsx';
import {
  Address,
  GrowthTag,
  HeadLinks,
  Identity,
  ShortIdentity,
  VisitHistory,
} from './shell/slider-head.tsx';
import classes from './shell/slider-head.module.css';
import { SliderFrame } from './shell/slider-frame.tsx';
import { CopyCompanyLink, type Place, SliderPlace } from './shell/slider-place.tsx';
import { type CompanyTab, SliderTabs } from './shell/slider-tabs.tsx';
import { TabContent } from './shell/tab-content.tsx';
import { useClearedOnClose } from './shell/use-cleared-on-close.ts';
import { useComingCompany } from './shell/use-coming-company.ts';
import { useCompany } from './shell/use-company.ts';
import { useCompanyShortcuts } from './shell/use-company-shortcuts.ts';
import { useProgress } from './shell/use-progress.ts';
import { useTakesLong } from './shell/use-takes-long.ts';
import { useThread } from './shell/use-thread.ts';

const CtoLunchThread = late(
  async () => (await import('#features/knowledge/web/cto-lunch-thread.tsx')).CtoLunchThread,
);
const BrowseButton = late(
  async () => (await import('#features/browsing/web/browse-button.tsx')).BrowseButton,
);
const BrowsePanel = late(async () => (await import('#features/browsing/web/browse-panel.tsx')).BrowsePanel);

interface CompanySliderProps {
  domain: string;
  onClose: () => void;
  /** What the card already tells, so that the header stands at once. */
  known?: HeadFacts | undefined;
  /** Nobody asked for it: the focus rested on its card. */
  byItself?: boolean;
  /** Where it stands among those that were found; null where it is none of them. */
  place?: Place | null;
}

/** Everything the firm knows about one company. */
export function CompanySlider(props: CompanySliderProps) {
  if (companyAddress(props.domain) === null) return <NoCompany {...props} />;
  // Another company begins anew: at the top, on its profile.
  return <OpenSlider key={props.domain} {...props} />;
}

/** For an address that no company can have; nobody needs to be asked about it. */
const NoCompany = ({ domain, onClose, byItself = false }: CompanySliderProps) => (
  <SliderFrame
    title="Company"
    identity={<b>Company</b>}
    tools={null}
    place={null}
    close={<CloseButton onClose={onClose} />}
    head={null}
    onClose={onClose}
    keepsFocus={byItself}
    isComing={false}
    contentKey={domain}
  >
    <NotInOrion domain={domain} />
  </SliderFrame>
);

function OpenSlider({ domain, onClose, known, byItself = false, place }: CompanySliderProps) {
  const company = useCompany({ domain, known, byItself });
  const { facts, links, cached } = company;
  const [tab, setTab] = useState<CompanyTab>('company_profile');
  const thread = useThread();
  const [isBrowsing, browsing] = useDisclosure();
  const isElsewhere = thread.source !== null || isBrowsing;
  const [unfolded, { toggle }] = useDisclosure();
  const progress = useProgress(cached.isLoading);
  const phone = useIsPhone();
  // The header is painted before the sections are made.
  const isPainted = useDeferredValue(true, false);
  const isKnown = cached.data !== null;
  const description = presentOrNull(facts.description);
  const isLate = useTakesLong(cached.isPending);
  // Nothing is shown before it is known how high what stands above it will be, unless that takes long.
  const isComing = cached.isPending && !isLate && (phone || !known);
  const tags = cached.data?.growth_tags ?? [];
  const visits = <VisitHistory visits={company.visits} isComing={company.isVisiting} />;
  const ways = cached.isPending ? (
    <ComingControls pressed={7} />
  ) : (
    <>
      <HeadLinks links={links} />
      {cached.data && (
        <>
          <EditButton domain={domain} />
          <SourcesButton of={`company:${domain}`} />
        </>
      )}
    </>
  );
  const sites = sitesOf(facts, links);
  const browseButton = sites.length > 0 && (
    <Suspense fallback={<ComingControls pressed={1} />}>
      <BrowseButton isOpen={isBrowsing} onToggle={browsing.toggle} />
    </Suspense>
  );
  useClearedOnClose(domain);
  useComingCompany({ isAtHand: isKnown && !isElsewhere, isProfile: tab === 'company_profile' });
  useCompanyShortcuts({ links, onDescription: description === null ? null : toggle });

  return (
    <SliderFrame
      title={facts.company_name}
      identity={
        isBrowsing ? (
          <ShortIdentity facts={facts} isTitled={phone} onBack={browsing.close} />
        ) : (
          <Identity facts={facts} tags={tags} map={company.map} isTitled={phone} />
        )
      }
      tools={
        isKnown &&
        !(phone && isBrowsing) && (
          <>
            {!phone && ways}
            {!phone && browseButton}
            {!phone && <CopyCompanyLink domain={domain} />}
            <RecordToggles domain={domain} />
          </>
        )
      }
      place={<SliderPlace place={place} />}
      close={<CloseButton onClose={onClose} />}
      onClose={onClose}
      keepsFocus={byItself}
      isComing={isComing}
      contentKey={tab}
      head={
        !isElsewhere &&
        isKnown && (
          <>
            <Description
              key={description}
              text={description}
              isComing={cached.isPending}
              unfolded={unfolded}
              onToggle={toggle}
            />
            <div className={classes.rest} data-coming={isComing || undefined}>
              {phone && (
                <p className={classes.meta}>
                  <GrowthTag tags={tags} />
                  <Address facts={facts} map={company.map} />
                </p>
              )}
              {phone && (
                <div className={classes.links}>
                  {ways}
                  {browseButton}
                  <CopyCompanyLink domain={domain} />
                  <SliderPlace place={place} />
                </div>
              )}
              <div className={classes.controls}>
                <PipelineControls domain={domain} />
              </div>
              {phone && <div className={classes.visited}>{visits}</div>}
              <SliderTabs domain={domain} tab={tab} onTab={setTab} notice={company.notice}>
                {!phone && visits}
              </SliderTabs>
            </div>
            {progress !== null && (
              <LoaderLine key={String(isComing)} label="Loading company details" progress={progress} />
            )}
          </>
        )
      }
    >
      {thread.source !== null && (
        <Suspense>
          <CtoLunchThread source={thread.source} onBack={thread.leave} />
        </Suspense>
      )}
      {isBrowsing && (
        <Suspense>
          <BrowsePanel
            domain={domain}
            links={sites}
            onLeave={browsing.close}
            onReview={() => {
              browsing.close();
              setTab('company_profile');
            }}
          />
        </Suspense>
      )}
      {cached.data === null ? (
        <NotInOrion domain={domain} />
      ) : (
        <div hidden={isElsewhere}>
          {cached.isLoading && <LoadingScreen isLate={isLate} />}
          {isPainted && <TabContent domain={domain} company={company} tab={tab} onThread={thread.view} />}
        </div>
      )}
    </SliderFrame>
  );
}

/** Where to begin: the site that is known, else the domain itself; then wherever else the company is found. */
function sitesOf({ company_domain }: HeadFacts, links: readonly CompanyLink[]) {
  const site = links.find(({ letter }) => letter === 'A')?.href;
  const own = site ?? (isUnknownDomain(company_domain) ? null : `https://${company_domain}/`);
  const others = links.filter(({ letter }) => letter !== 'M').map(({ href }) => href);
  return own === null ? others : [own, ...others];
}

function CloseButton({ onClose }: Pick<CompanySliderProps, 'onClose'>) {
  return (
    <Tooltip label="Close (Esc)">
      <ActionIcon aria-label="Close" onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
