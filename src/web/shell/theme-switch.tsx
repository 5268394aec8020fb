import { type MantineColorScheme, Tooltip, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './theme-switch.module.css';

export const SCHEMES: readonly { scheme: MantineColorScheme; label: string; icon: Icon }[] = [
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
  { scheme: 'auto', label: 'System', icon: IconDeviceDesktop },
];

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();

  return (
    <div className={classes.switch} role="radiogroup" aria-label="Theme">
      {SCHEMES.map(({ scheme, label, icon: SchemeIcon }) => (
        <Tooltip key={scheme} label={label}>
          <label>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={label}
              checked={colorScheme === scheme}
              onChange={() => setColorScheme(scheme)}
            />
            <SchemeIcon size={14} stroke={1.75} aria-hidden="true" />
          </label>
        </Tooltip>
      ))}
    </div>
  );
}
