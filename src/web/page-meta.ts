/** What the server wrote into index.html for this visit; the fallback serves a page that no server filled. */
const meta = (name: string, fallback: string) => {
  const content = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content === '' || /^__\w+__$/.test(content) ? fallback : content;
};

export const styleNonce = () => meta('csp-nonce', '');
export const appTitle = () => meta('app-title', 'Orion');
export const oidcClientId = () => meta('oidc-client-id', 'orion');
