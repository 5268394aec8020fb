import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '#kernel/numbers.ts';
import { toWire } from '#kernel/filters.ts';
import { ask } from '#web/api.ts';
import { exploreContract } from '../../explore.contract.ts';
import { discoveryFilters, type ExploreFilters } from '../../explore.filters.ts';
import classes from './free-text-box.module.css';

interface WithoutDescriptionProps {
  /** What companies have to be described by. */
  words: string;
  shown: ExploreFilters;
  onLeaveOut: () => void;
}

/** Where no company is described by the words, and without them some are found: the way there. */
export function WithoutDescription({ words, shown, onLeaveOut }: WithoutDescriptionProps) {
  const { discovery_llm_search_uuid: uuid, ...others } = shown;
  const isAsked = uuid !== undefined && words !== '' && !shown.newsletter_mentions;
  const found = useCount(shown, isAsked);
  const without = useCount(others, isAsked && found === 0 && Object.keys(others).length > 0);
  if (found !== 0 || !without) return null;
  return (
    <output className={classes.without}>
      No company matches “{words}”.
      <Button size="compact-sm" variant="light" onClick={onLeaveOut}>
        Without “{words}”: {counted(without, 'company', 'companies')}
      </Button>
    </output>
  );
}

const useCount = (filters: ExploreFilters, enabled: boolean) => {
  const { data } = useQuery({
    ...ask(exploreContract.count, { query: toWire(discoveryFilters, filters) }),
    enabled,
  });
  return enabled ? data?.total_count : undefined;
};
