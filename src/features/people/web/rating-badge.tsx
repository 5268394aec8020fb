import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import classes from './rating-badge.module.css';

const GOOD = new Set(['Nurture Relationship', 'Episodic Outreach']);
const BAD = 'No need to follow-up';

export const lookOf = (rating: string) => (GOOD.has(rating) ? 'good' : rating === BAD ? 'bad' : 'plain');
const icons = { good: IconCircleCheck, bad: IconCircleX, plain: IconCircleDashed };

/** A rating; its colour says whether to keep in touch, and its icon says it without colour. */
export function RatingBadge({ rating }: { rating: string }) {
  const look = lookOf(rating);
  const Icon = icons[look];
  return (
    <Badge
      className={classes.rating}
      data-look={look}
      title={rating}
      leftSection={<Icon size={12} stroke={1.75} aria-hidden />}
    >
      {rating}
    </Badge>
  );
}
