import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import type { Command } from './commands.ts';
import { allShortcuts } from './shortcuts.ts';
import type { Tab } from './sidebar.tsx';
import { SCHEMES } from './theme-switch.tsx';

interface Offered {
  tabs: readonly Tab[];
  commands: readonly Command[];
  onShortcuts: () => void;
  onLogout: () => void;
}

/** What the parts that are shown offer by a key, and here by name. */
export const screenCommands = (): Command[] =>
  allShortcuts().flatMap(({ label, keys, icon, run }) =>
    icon && run ? [{ group: 'This screen' as const, label, icon, run, ...(keys && { keys }) }] : [],
  );

/** Everything the palette offers: the screens, what the route table handed in, and the shell's own actions. */
export function useShellCommands({ tabs, commands, onShortcuts, onLogout }: Offered): Command[] {
  const router = useRouter();
  const { colorScheme, setColorScheme } = useMantineColorScheme();

  return [
    ...tabs
      .filter(({ isComing }) => !isComing)
      .map(
        ({ label, icon, keys, to }): Command => ({
          group: 'Screens',
          label,
          icon,
          keys,
          run: () => void router.navigate({ to }),
        }),
      ),
    ...commands,
    ...SCHEMES.filter(({ scheme }) => scheme !== colorScheme).map(
      ({ scheme, label, icon }): Command => ({
        group: 'Actions',
        label: `Switch to ${label.toLowerCase()} theme`,
        icon,
        run: () => setColorScheme(scheme),
      }),
    ),
    { group: 'Actions', label: 'Keyboard shortcuts', icon: IconKeyboard, keys: '?', run: onShortcuts },
    { group: 'Actions', label: 'Logout', hint: 'Sign out of this browser', icon: IconLogout, run: onLogout },
  ];
}
