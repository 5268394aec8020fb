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

export default defineConfig({
  base: '/',
  plugins: [react(), filledTemplate],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // The content policy allows fonts and pictures from our own address only, never from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
});
