import type * as z from 'zod';

type Part = { def: { type: string; in?: Part; defaultValue?: unknown } };

/** What a setting is without being set, as the environment would say it. */
function defaultOf({ def }: Part): string {
  if (def.type === 'pipe' && def.in) return defaultOf(def.in);
  if (def.type !== 'default') return 'none';
  return def.defaultValue === '' ? '' : `\`${String(def.defaultValue)}\``;
}

interface Row {
  names: string[];
  defaults: string[];
  instead: string | undefined;
  meaning: string;
}

/** The table of the README: a row for each setting that says what it means, with those behind it that say nothing. */
export function settingsTable(settings: z.ZodObject): string {
  const rows: Row[] = [];
  for (const [name, rule] of Object.entries(settings.shape) as [string, z.ZodType][]) {
    const [, instead, meaning] = /^(?:\{([^}]*)\} )?(.*)$/.exec(rule.description ?? '') ?? [];
    const standard = defaultOf(rule);
    const row = rows.at(-1);
    if (meaning || !row) rows.push({ names: [name], defaults: [standard], instead, meaning: meaning ?? '' });
    else {
      row.names.push(name);
      row.defaults.push(standard);
    }
  }
  const lines = rows.map(({ names, defaults, instead, meaning }) =>
    [names.map((name) => `\`${name}\``).join(', '), instead ?? defaults.join(', '), meaning].join(' | '),
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...lines.map((line) => `| ${line} |`)]
    .join('\n')
    .replaceAll('|  |', '| |');
}
