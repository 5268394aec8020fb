import type { RegisteredRouter } from '@tanstack/react-router';
import { lookUp } from '#features/companies/web/look-up.ts';
import { lookUpReferences } from '#features/conversations/web/look-up-references.ts';
import { lookUpMeetings } from '#features/fathom/web/found/look-up-meetings.ts';
import { lookUpLists } from '#features/lists/web/look-up-lists.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import type { AddressChange } from '#web/address.ts';
import { companyHref } from '#web/company-link.tsx';
import { type Command, failedSearch } from '#web/shell/commands.ts';

interface Portal {
  router: RegisteredRouter;
  change: AddressChange;
  config: AppConfig | null | undefined;
}

/** What the palette finds while one types: companies, people, lists, references and meetings. */
export async function lookUpAll(
  text: string,
  signal: AbortSignal,
  { router, change, config }: Portal,
): Promise<Command[]> {
  const records = lookUp(text, signal, {
    company: (domain) => void router.navigate({ href: companyHref(router.state.location, domain) }),
    person: (who) => change({ who: String(who) }),
    met: (met) => change({ met }),
  });
  const goTo = (path: string) => void router.navigate({ href: path });
  // Companies and people are there also when nothing else can be looked up.
  const lists = lookUpLists(text, signal, (id) => goTo(`/explore?workboard_id=${id}&list=${id}`)).catch(
    () => [failedSearch('Lists')],
  );
  const references = lookUpReferences(text, signal, (id) => goTo(`/conversations/${id}`)).catch(() => [
    failedSearch('References'),
  ]);
  const meetings = config?.gates['orion-fathom-tab']
    ? lookUpMeetings(text, signal, (id) => goTo(`/fathom/${id}`)).catch(() => [failedSearch('Meetings')])
    : [];
  return [...(await records), ...(await lists), ...(await references), ...(await meetings)];
}
