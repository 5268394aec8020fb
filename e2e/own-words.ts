import { readFileSync } from 'node:fs';

/** The texts of the product itself, as `docs/words.md` lists them. */
const ours = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) =>
    line
      .slice(2)
      .replace(/ · `[^`]*`$/, '')
      .replaceAll('**', ''),
  )
  .filter((text) => (text.replaceAll('{…}', '').match(/\p{L}/gu)?.length ?? 0) > 2)
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split('{…}')
          .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );

/** Whether a text is Orion's own and not what people wrote. */
export const isOurs = (text: string) => ours.some((one) => one.test(text));
