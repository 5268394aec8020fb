const LONGEST = 253;
/** Names of files and pages end so, and no domain does. */
export const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|bmp|tiff?|html?|php|aspx?|jsp|pdf)$/i;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * The domain a person meant: "https://www.Acme.example/about", "ACME.example." and "acme.example" are one.
 * Null where there is none: addresses by number, paths, words.
 */
export function normaliseDomain(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || /[\s\\]|\p{Cc}/u.test(trimmed)) return null;
  let host: string;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    host = url.hostname;
  } catch {
    return null;
  }
  const domain = host.replace(/\.$/, '').replace(/^www\d?\./, '');
  const labels = domain.split('.');
  const named =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return named && domain.length <= LONGEST && !FILE_ENDING.test(domain) ? domain : null;
}

const UNKNOWN = /^~[1-9]\d{0,9}$/;

/** What stands for the domain of a company while nobody knows it: "~" and the company's number. */
export const isUnknownDomain = (address: string) => UNKNOWN.test(address);

/** What a company goes by: its domain, as `normaliseDomain` reads it, or what stands for one that is not known. */
export const companyAddress = (text: string): string | null =>
  isUnknownDomain(text.trim()) ? text.trim() : normaliseDomain(text);

/** A company's domain as people read it. */
export const domainWords = (address: string) => (isUnknownDomain(address) ? 'Domain unknown' : address);

/** The words under which countries give out domains: nobody owns "co.uk". */
const SUFFIX = /^(ac|co|com|edu|gov|net|org)\.[a-z]{2}$/;

/** Whether a domain is one under which anybody gets theirs, as far as its form tells. */
export const isPublicSuffix = (domain: string) => SUFFIX.test(domain);
