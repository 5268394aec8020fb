import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import { settingsPages } from './settings-pages.ts';

export const SettingsScreen = () => <SettingsFrame pages={settingsPages} />;
