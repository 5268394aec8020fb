import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['ORION_API_PORT'] ?? 3000}`;
const served = ['/api', '/auth', '/oidc', '/media', '/health'];

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

/** What describes schemas to others: the server's work, of which no page needs a line. */
const noJsonSchema: Plugin = {
  name: 'orion-no-json-schema',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-(processors|generator))\.js$/.test(id)) return null;
    return `const none = () => () => { throw new Error('Schemas are described on the server.'); };
      export { none as createToJSONSchemaMethod, none as createStandardJSONSchemaMethod };
      export { none as toJSONSchema, none as JSONSchemaGenerator };`;
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
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|zod|clsx|@tanstack)\// },
            { name: 'kernel', test: /src\/kernel\// },
          ],
        },
      },
    },
  },
  // The server answers under one origin, the one that the browser sees.
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});
