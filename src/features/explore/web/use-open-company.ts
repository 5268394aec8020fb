import { useEffect, useRef, useState } from 'react';
import { useFirstScreen } from '#web/first-screen.ts';
import { dropComing, expectLayer } from '#web/ui/overlays/escape-layers.ts';
import type { useDiscovery } from './use-discovery.ts';
import type { ExploreAddress } from './use-explore-address.ts';

const AHEAD = 5;

interface Shown {
  address: Pick<ExploreAddress, 'company' | 'select'>;
  found: Pick<
    ReturnType<typeof useDiscovery>,
    'companies' | 'total' | 'hasNext' | 'isLoadingNext' | 'loadNext'
  >;
  closePanel: () => void;
}

/** The company the address names, opened by somebody or by the focus resting on its card. */
export function useOpenCompany({ address: { company, select }, found, closePanel }: Shown) {
  const [byItself, setByItself] = useState(false);
  useFocusGivenBack(company);
  // Closed, or left: nothing is about to open any longer.
  useEffect(() => (company === null ? undefined : dropComing), [company]);
  useEffect(() => dropComing, []);
  const isThere = useFirstScreen();
  useEffect(() => {
    // The first company opens as fast as the second.
    if (isThere) void import('#features/slider/web/company-slider.tsx').catch(() => {});
  }, [isThere]);

  const at = found.companies.findIndex(({ company_domain }) => company_domain === company);
  useNextPage(at, found);
  const stepTo = (to: number) => {
    const next = at === -1 ? undefined : found.companies[to]?.company_domain;
    return next === undefined
      ? null
      : () => {
          setByItself(false);
          select(next, true);
        };
  };

  return {
    select: (domain: string | null, idly = false) => {
      setByItself(idly);
      if (domain !== null) closePanel();
      // Escape closes it from the press on, also while it is being fetched.
      if (domain !== null && domain !== company) expectLayer(() => select(null, true));
      return select(domain, idly);
    },
    open:
      company === null
        ? null
        : {
            domain: company,
            known: found.companies.find(({ company_domain }) => company_domain === company),
            byItself,
            place:
              at === -1
                ? null
                : {
                    position: at + 1,
                    total: found.total,
                    onPrevious: stepTo(at - 1),
                    onNext: stepTo(at + 1),
                  },
            onClose: () => select(null),
          },
  };
}

/** Whoever goes from company to company never comes to the end of a page. */
function useNextPage(at: number, { companies, hasNext, isLoadingNext, loadNext }: Shown['found']) {
  const isNear = at !== -1 && at + AHEAD >= companies.length && hasNext && !isLoadingNext;
  useEffect(() => {
    if (isNear) void loadNext();
  }, [isNear, loadNext]);
}

/** A focus that was lost with the closed company goes to its card. */
function useFocusGivenBack(company: string | null) {
  const before = useRef(company);
  useEffect(() => {
    const closed = company === null ? before.current : null;
    before.current = company;
    if (closed === null || (document.activeElement ?? document.body) !== document.body) return;
    const cards = [...document.querySelectorAll<HTMLElement>('article[data-domain]')];
    const card = cards.find(({ dataset }) => dataset['domain'] === closed);
    card?.focus({ preventScroll: true });
  }, [company]);
}
