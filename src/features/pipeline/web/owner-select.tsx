import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { counted } from '#kernel/numbers.ts';
import { ask } from '#web/api.ts';
import { useShortcuts } from '#web/shell/shortcuts.ts';
import { Chooser } from '#web/ui/fields/chooser.tsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { singly } from '#web/ui/single-click.ts';
import { ownerOptions } from '../owner-options.contract.ts';
import { arrangeOwners, type Owner, shortLogin } from '../pipeline.rules.ts';
import classes from './selects.module.css';
import { unreadOr } from './unread.tsx';
import { useOwners } from './use-owners.ts';

/** Who owns a company: the first, a “+N” that unfolds the others, and a list to add and take off from. */
export function OwnerSelect({ domain }: { domain: string }) {
  const { data: config } = useAppConfig();
  const offered = useQuery(ask(ownerOptions, {}));
  const options = offered.data?.results ?? [];
  const { read, change } = useOwners(domain, options);
  const [unfolded, { toggle }] = useDisclosure();
  const owners = read.data?.data.tp_owners ?? [];
  const [first, ...others] = owners;
  const remove = (owner: Owner) => change({ change: 'remove', owner });
  const pick = (email: string) => {
    const held = owners.find(({ email_address }) => email_address === email);
    const option = options.find(({ email_address }) => email_address === email);
    if (held) remove(held);
    else if (option)
      change({ change: 'add', owner: { full_name: option.full_name, email_address: option.email_address } });
  };
  const me = config?.user.email_address ?? '';
  const mine = arrangeOwners(options, me)[0]?.option;
  const isMe = mine?.server_value.toLowerCase() === shortLogin(me);
  useShortcuts(
    mine && isMe && !read.isPending
      ? [
          {
            keys: '',
            label: owners.some(({ email_address }) => email_address === mine.email_address)
              ? 'Remove me as owner'
              : 'Add me as owner',
            icon: IconUserPlus,
            run: () => pick(mine.email_address),
          },
        ]
      : [],
  );

  return (
    <div className={classes.row} data-unfolded={unfolded || undefined}>
      <span className={classes.owned}>
        <Chooser
          label="TP Owner"
          disabled={read.isPending}
          {...unreadOr('owners', read, offered)}
          options={arrangeOwners(options, me).map(({ option, ...more }) => ({
            value: option.email_address,
            label: option.display_name,
            mark: <InitialsAvatar name={option.full_name} />,
            ...more,
          }))}
          chosen={owners.map(({ email_address }) => email_address)}
          onPick={pick}
          shortcut={{ keys: 'O', label: 'Set owner', section: 'Company', icon: IconUser }}
          face={first ? <Named owner={first} /> : <NoOwner isLoading={read.isPending} />}
        />
        {first && <Remove owner={first} onRemove={remove} />}
      </span>
      {others.length > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={unfolded}
          aria-label={unfolded ? 'Show the first owner only' : `Show ${counted(others.length, 'more owner')}`}
          onClick={toggle}
        >
          +{others.length}
        </UnstyledButton>
      )}
      {unfolded && others.length > 0 && (
        <ul className={classes.others} aria-label="More owners">
          {others.map((owner) => (
            <li key={owner.email_address} className={classes.chip}>
              <Named owner={owner} />
              <Remove owner={owner} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Named({ owner: { full_name } }: { owner: Owner }) {
  return (
    <>
      <InitialsAvatar name={full_name} />
      <span className={classes.name} title={full_name}>
        {full_name}
      </span>
    </>
  );
}

function NoOwner({ isLoading }: { isLoading: boolean }) {
  return (
    <span className={classes.none}>
      <IconUserPlus size={14} stroke={1.75} aria-hidden /> {isLoading ? 'Loading…' : 'Add owner'}
    </span>
  );
}

function Remove({ owner, onRemove }: { owner: Owner; onRemove: (owner: Owner) => void }) {
  const label = `Remove ${owner.full_name}`;
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={24}
        className={classes.remove}
        aria-label={label}
        onClick={singly(() => onRemove(owner))}
      >
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
