import {
  IconBell,
  IconBellPlus,
  IconLayoutList,
  IconMail,
  IconMessagePlus,
  IconPencil,
  IconPlus,
  IconStar,
  IconUpload,
} from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { ImportAddress } from '#features/imports/web/import-address.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import { mayOpen } from '#features/portal/web/settings-page.ts';
import type { AddressChange } from '#web/address.ts';
import { settingsPages } from './settings-pages.ts';
import type { Command } from '#web/shell/commands.ts';
import { openCompany, remindAbout } from './what-is-open.ts';

interface Portal {
  router: RegisteredRouter;
  change: AddressChange;
  showImport: ImportAddress['show'];
  config: AppConfig | null | undefined;
}

/** What the palette offers beside the screens, for what the address shows now. */
export const portalCommands = ({ router, change, showImport, config }: Portal): Command[] => [
  ...(config?.environment === 'local' ? [outboxCommand(router)] : []),
  ...(config ? settingsCommands(router, config) : []),
  ...importCommands(showImport, config?.gates['orion-fathom-tab'] ?? false),
  workboardsCommand(() => change({ workboards: 'open' })),
  alertsCommand(() => change({ alerts: 'open' })),
  favouritesCommand(() => change({ favorites: 'open' })),
  ...addCommands((add) => change({ add })),
  ...editCommands(openCompany(router), (edit) => change({ edit })),
  remindCommand(remindAbout(router), () => change({ remind: remindAbout(router) })),
  newReferenceCommand(() => change({ note: 'new' })),
];

const outboxCommand = (router: RegisteredRouter): Command => ({
  group: 'Screens',
  label: 'Outbox',
  hint: 'Mail that would have been sent',
  icon: IconMail,
  run: () => void router.navigate({ to: '/dev/outbox' }),
});

const settingsCommands = (router: RegisteredRouter, config: AppConfig): Command[] =>
  settingsPages
    .filter((page) => mayOpen(page, config))
    .map(({ title, path, icon }) => ({
      group: 'Screens',
      label: title,
      hint: 'Settings',
      icon,
      run: () => void router.navigate({ href: path }),
    }));

const importCommands = (show: ImportAddress['show'], hasMeetings: boolean): Command[] =>
  ['companies', 'people', ...(hasMeetings ? ['meetings'] : [])].map((entity) => ({
    group: 'Actions',
    label: `Import ${entity}`,
    icon: IconUpload,
    run: () => show(entity),
  }));

const addCommands = (open: (what: string) => void): Command[] => [
  { group: 'Actions', label: 'Add company', hint: 'Manually', icon: IconPlus, run: () => open('company') },
  { group: 'Actions', label: 'Add person', hint: 'Manually', icon: IconPlus, run: () => open('person') },
];

const workboardsCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'Workboards',
  hint: 'Lists of companies, categories and people',
  icon: IconLayoutList,
  run,
});

const alertsCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'Alerts',
  hint: 'What changed at companies you follow',
  icon: IconBell,
  run,
});

const favouritesCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'Favorites',
  hint: 'Companies you starred',
  icon: IconStar,
  run,
});

const editCommands = (open: string | undefined, edit: (domain: string) => void): Command[] =>
  open
    ? [
        {
          group: 'Actions',
          label: 'Edit company',
          hint: open,
          icon: IconPencil,
          keys: 'E',
          run: () => edit(open),
        },
      ]
    : [];

const remindCommand = (about: string, run: () => void): Command => ({
  group: 'Actions',
  label: 'Remind me',
  hint: about === 'new' ? 'On a date you choose' : about.replace('company:', ''),
  icon: IconBellPlus,
  keys: 'M',
  run,
});

const newReferenceCommand = (run: () => void): Command => ({
  group: 'Actions',
  label: 'New reference',
  hint: 'Record what you heard',
  icon: IconMessagePlus,
  run,
});
