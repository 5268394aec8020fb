/** Longer ones are not written by hand or editor. */
const LONGEST_STYLE = 1000;

/** No url(), no var(), and nothing see-through: a colour may not load, lean on the page or hide. */
const COLOUR = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|(?!transparent$)[a-z]{3,20}|(?:rgb|hsl)\([\d\s.,%]{1,60}\))$/i;
const UNIT = /(?:px|em|rem|pt|%)$/;

type Declaration = readonly [property: string, value: string];

const isNothing = (value: string) => {
  const amount = value.replace(UNIT, '');
  return amount !== '' && Number(amount) <= 0;
};
const HIDING: Readonly<Record<string, (value: string) => boolean>> = {
  display: (value) => value === 'none',
  visibility: (value) => value === 'hidden' || value === 'collapse',
  opacity: isNothing,
  'font-size': isNothing,
};

/** What a style attribute says, as far as a note may have it, and whether it hides its element. */
export function readStyle(style: string): { kept: string; hides: boolean } {
  const declared = style.length > LONGEST_STYLE ? [] : declarations(style);
  const colours = new Map(
    declared.filter(([property, value]) => /^(?:background-)?color$/.test(property) && COLOUR.test(value)),
  );
  return {
    kept: [...colours].map(([property, value]) => `${property}:${value}`).join(';'),
    hides: declared.some(([property, value]) => HIDING[property]?.(value.toLowerCase())),
  };
}

const declarations = (style: string): Declaration[] =>
  withoutComments(style)
    .split(';')
    .map((text) => {
      const colon = text.indexOf(':');
      const value = text.slice(colon + 1).split('!')[0] ?? '';
      return [text.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value.trim()] as const;
    });

function withoutComments(style: string) {
  const [before = '', ...after] = style.split('/*');
  const kept = after.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  return [before, ...kept].join(' ');
}
