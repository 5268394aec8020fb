import { marketingPrompt } from '../../marketing.rules.ts';
import { AdvertisingStatsCards } from './advertising-stats.tsx';
import { CompetitorsCarousel } from './competitors-carousel.tsx';
import classes from './marketing.module.css';
import { Prompt } from '../people/prompt.tsx';
import { Failed, Nothing, Section } from '#web/ui/marks/section.tsx';
import { type Marketing, useMarketing } from './use-marketing.ts';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';

const COMPETITORS = 'SEO and PPC Companies';
const STATS = 'Advertising Stats';

/** Who competes for the same searches and how the company advertises, once somebody wants to know. */
export function MarketingSections({ domain }: { domain: string }) {
  const marketing = useMarketing(domain);
  const { asked, rivals, stats } = marketing;
  const prompt = marketingPrompt({
    competitors: asked.competitors && !rivals.isError,
    // A failure leaves no stats; they can be asked for again.
    stats: asked.stats && !stats.isError,
  });
  return (
    <>
      {asked.competitors && <Competitors rivals={rivals} />}
      {asked.stats && !stats.isError && <Stats stats={stats} />}
      {prompt && (
        <Section title={asked.stats && !stats.isError ? COMPETITORS : STATS}>
          <Prompt text={prompt} button="Yes, Show me!" onYes={marketing.show} />
        </Section>
      )}
    </>
  );
}

function Competitors({ rivals }: Pick<Marketing, 'rivals'>) {
  const { data, isFetching } = rivals;
  if (data && data.all.length > 0)
    return (
      <div className={classes.carousel}>
        <CompetitorsCarousel competitors={data.all} />
      </div>
    );
  return (
    <Section title={COMPETITORS}>
      {isFetching && <BlockSkeleton label="Looking for SEO and PPC companies" count={3} />}
      {!isFetching && data?.status === 'ready' && <Nothing>No SEO PPC data available.</Nothing>}
      {!isFetching && data?.status !== 'ready' && (
        <Failed
          text="Error in fetching SEO PPC data. Please try again later."
          onRetry={() => void rivals.refetch()}
        />
      )}
      {!isFetching && data?.capability.message && <Nothing>{data.capability.message}</Nothing>}
    </Section>
  );
}

function Stats({ stats: { data, isFetching } }: Pick<Marketing, 'stats'>) {
  return (
    <Section title={STATS}>
      {data?.figures ? (
        <AdvertisingStatsCards stats={data.figures} />
      ) : isFetching ? (
        <BlockSkeleton label="Loading advertising stats" count={4} />
      ) : (
        <>
          <Nothing>No advertising stats available.</Nothing>
          {data?.capability.message && <Nothing>{data.capability.message}</Nothing>}
        </>
      )}
    </Section>
  );
}
