import { expect, it } from 'vitest';
import { deviceOf } from './device.rules.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mac} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${mac} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on macOS'],
  [`${mac} Version/18.6 Safari/605.1.15`, 'Safari on macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/141.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (user_agent, device) => {
  expect(deviceOf(user_agent)).toBe(device);
});
