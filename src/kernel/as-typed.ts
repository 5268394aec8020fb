/** A text as it is compared with what somebody types: small, without accents, and with the signs a keyboard has. */
export const asTyped = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Nobody tells the quotation marks and apostrophes apart, or always writes them.
    .replace(/['"`´‘’‚‛“”„‟ʼ′″«»]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replaceAll('…', '...');

export const holdsTyped = (text: string, typed: string): boolean =>
  asTyped(text).includes(asTyped(typed.trim()));
