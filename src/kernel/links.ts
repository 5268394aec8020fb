import { FILE_ENDING } from './domains.ts';
import { isMissing } from './missing.ts';

const CONTROL = /\p{Cc}/u;
const WEB_SCHEME = /^https?:\/\//i;
/** A browser takes the first part of such a path for its host. */
const WITHOUT_HOST = /^(?:https?:\/\/[/\\]|\/(?!\/[^/\\])|\\)/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST_AND_PORT = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d+(?=[/?#]|$)/i;
const CREDENTIALS = /^https?:\/\/[^/?#]*@/;

/** A link that may be offered to a reader: an http or https address, or null for anything else. */
export function safeExternalUrl(text: string | null | undefined): string | null {
  const address = text?.trim();
  if (!address || isMissing(address) || CONTROL.test(address) || WITHOUT_HOST.test(address)) return null;
  if (WEB_SCHEME.test(address)) return parsed(address);
  if (ANY_SCHEME.test(address) && !HOST_AND_PORT.test(address)) return null;
  // Without a scheme only a dotted name is a site: "acme.com" is, "unknown" is a word.
  const url = parsed(`https://${address.replace(/^\/\//, '')}`);
  return url && /^https:\/\/[^/?#]*[^/?#.]\.[^/?#.]/.test(url) ? url : null;
}

const LABEL = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u;

/** The same, where only a named host is a website: "https://~5002", "https://acme", "https://1" and "logo.png" lead nowhere. */
export function websiteAddress(text: string | null | undefined): string | null {
  const address = safeExternalUrl(text);
  const host = address === null ? '' : new URL(address).hostname.replace(/\.$/, '');
  const labels = host.split('.');
  const isNamed =
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    !FILE_ENDING.test(host);
  return isNamed ? address : null;
}

function parsed(address: string): string | null {
  try {
    const { href } = new URL(address);
    return WEB_SCHEME.test(href) && !CREDENTIALS.test(href) ? href : null;
  } catch {
    return null;
  }
}

const OWN = 'https://own.invalid';

/** A path of this house, or null; "/\\evil.example" and "/<tab>/evil.example" begin like one and lead elsewhere. */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null;
  try {
    return new URL(text, OWN).origin === OWN ? text : null;
  } catch {
    return null;
  }
}
