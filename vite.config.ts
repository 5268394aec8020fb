import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['ORION_API_PORT'] ?? 3000}`;
const served = ['/api', '/auth', '/oidc', '/media', '/health', '/stream_mode'];

/** Fills the template as the server would, while Vite serves it by itself. */
const filledTemplate: Plugin = {
  name: 'orion-filled-template',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replaceAll('__NONCE__', '')
      .replaceAll('__APP_TITLE__', 'Orion')
      .replaceAll('__CLIENT_ID__', process.env['OIDC_CLIENT_ID'] ?? 'orion')
      .replaceAll('__COLOR_SCHEME__', 'auto'),
};

/** What describes schemas to others is the server's work: no page needs a line of it, only the names. */
const noJsonSchema: Plugin = {
  name: 'orion-no-json-schema',
  apply: 'build',
  transform: (code, id) => {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-(processors|generator))\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
    return [
      'const none = () => () => undefined;',
      ...names.map((name) => `export const ${name} = none;`),
    ].join('\n');
  },
};

export default defineConfig({
  base: '/',
  plugins: [react(), filledTemplate, noJsonSchema],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The content policy allows fonts and pictures from our own address only, never from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // Small pieces compress badly alone: what every screen needs lies in two files.
      output: {
        codeSplitting: {
          groups: [
            // With them goes what keeps zod from compiling at run time: it must be said before the first schema is made.
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|zod|clsx|@tanstack)\/|src\/web\/jitless\.ts/,
            },
            // All that the first screen cannot stand without, so that it comes in one wave.
            { name: 'first', tags: ['$initial'] },
            // Icons of a few hundred bytes, which would otherwise each be a file.
            { name: 'icons', test: /node_modules\/@tabler\// },
          ],
        },
      },
    },
  },
  // The server answers under one origin, the one that the browser sees.
  server: {
    proxy: Object.fromEntries(
      served.map((path) => [path, { target: api, changeOrigin: false, ws: path === '/stream_mode' }]),
    ),
  },
});
