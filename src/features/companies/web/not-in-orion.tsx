import { Button } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { isUnknownDomain, normaliseDomain } from '#kernel/domains.ts';
import { useAddressChange } from '#web/address.ts';
import { EmptyState } from '#web/ui/states/result-state.tsx';

interface NotInOrionProps {
  domain: string;
  /** What else the address leaves behind when the company is added. */
  leaving?: Record<string, undefined>;
}

/** There is no company at this domain, and the way to add it; what leads nowhere can’t be added. */
export function NotInOrion({ domain, leaving = {} }: NotInOrionProps) {
  const change = useAddressChange();
  if (isUnknownDomain(domain) || normaliseDomain(domain) === null)
    return (
      <EmptyState
        icon={IconBuildingOff}
        title="This company isn’t in Orion."
        text="It may have been deleted, or the link is incomplete."
      />
    );
  return (
    <EmptyState
      icon={IconBuildingOff}
      title={`${domain} isn’t in Orion yet.`}
      action={
        <Button variant="filled" onClick={() => change({ ...leaving, add: `company:${domain}` })}>
          Add company
        </Button>
      }
    />
  );
}
