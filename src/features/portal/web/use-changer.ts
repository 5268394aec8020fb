import { useAppConfig } from './use-app-config.ts';

/** Who changed something meanwhile, and where: oneself is told as “You”. */
export function useChanger() {
  const { data: config } = useAppConfig();
  return (by: string) =>
    by === config?.user.full_name
      ? { who: 'You', where: ' in another tab or on another device' }
      : { who: by, where: '' };
}
