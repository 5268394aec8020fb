import { type ComponentType, memo } from 'react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { CompanyCard, type CompanyCardProps } from './company-card.tsx';

/** What a card asks of the grid; the same object for all cards and for good. */
export interface CardActions {
  pick: (domain: string) => void;
  focus: (at: number, itself: boolean) => void;
  select: (at: number) => void;
  ranking: () => void;
}

interface GridCardProps {
  company: DiscoveryCompany;
  me: string;
  statuses: ReadonlyMap<string, string>;
  at: number;
  total: number;
  active: boolean;
  selected: boolean;
  picked: boolean;
  actions: CardActions;
  /** A smaller shape for the company, where there is one. */
  Shape: ComponentType<CompanyCardProps> | null;
}

/** A card that is drawn again only when it looks different, so that opening a company does not wait for all of them. */
export const GridCard = memo(function GridCard({ at, actions, company, Shape, ...card }: GridCardProps) {
  const Card = Shape ?? CompanyCard;
  return (
    <Card
      {...card}
      company={company}
      position={at + 1}
      onRanking={actions.ranking}
      onPick={() => actions.pick(company.company_domain)}
      onFocus={(itself) => actions.focus(at, itself)}
      onSelect={() => actions.select(at)}
    />
  );
});
