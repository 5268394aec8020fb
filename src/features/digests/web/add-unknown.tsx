import { Button } from '@mantine/core';
import { useAddressChange } from '#web/address.ts';
import classes from './digests.module.css';

/** A domain that Orion knows no company for, and the way to add one. */
export function AddUnknown({ domain }: { domain: string }) {
  const change = useAddressChange();
  return (
    <span className={classes.unknown}>
      <b>{domain}</b> isn’t in Orion yet.{' '}
      <Button
        size="compact-xs"
        aria-label={`Add company ${domain}`}
        onClick={() => change({ add: `company:${domain}` })}
      >
        Add company
      </Button>
    </span>
  );
}
