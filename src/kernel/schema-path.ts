const VERSION = '/api/v1';

/**
 * The path below /api/v1 of an address that a form's schema names, or null where it names none of ours.
 * Only this much of it is ever called, on our own origin, so a schema cannot send anyone's token elsewhere.
 */
export function schemaPath(address: string): `/${string}` | null {
  const from = address.indexOf(`${VERSION}/`);
  if (from < 0) return null;
  const path = address.slice(from + VERSION.length);
  const plain = !/[\s\\#]|\p{Cc}|\/\/|\/\.\.?(\/|\?|$)/u.test(decoded(path));
  return plain ? (path as `/${string}`) : null;
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '//';
  }
};
