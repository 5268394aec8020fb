import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom; `src/orion`, which puts the house together, sees everything. `own` means the same feature, `listed` also a feature named in `uses`. */
const may: Record<string, Record<string, 'any' | 'own' | 'listed'>> = {
  kernel: { kernel: 'any' },
  feature: { kernel: 'any', feature: 'listed' },
  server: { kernel: 'any', server: 'any' },
  'feature/server': { kernel: 'any', server: 'any', feature: 'listed', 'feature/server': 'listed' },
  web: { kernel: 'any', web: 'any' },
  'feature/web': { kernel: 'any', web: 'any', feature: 'listed', 'feature/web': 'listed' },
  connectors: { kernel: 'any', server: 'any', connectors: 'own' },
  demo: { kernel: 'any', server: 'any', demo: 'any' },
};

/** Which feature leans on which: a graph without a circle, checked below. */
const uses: Record<string, string[]> = {
  portal: [],
  auth: ['portal'],
  settings: ['auth', 'fathom', 'portal'],
  browsing: ['auth', 'records'],
  audit: ['auth', 'exports', 'portal'],
  people: ['portal'],
  companies: ['people', 'portal'],
  metrics: ['companies'],
  submissions: ['companies', 'exports', 'portal', 'records'],
  imports: ['companies', 'fathom', 'lists', 'people', 'pipeline', 'portal'],
  exports: ['companies'],
  pipeline: ['companies', 'portal'],
  lists: ['companies', 'people', 'pipeline'],
  fathom: ['companies', 'people', 'portal'],
  conversations: ['companies', 'fathom', 'knowledge', 'lists', 'people', 'portal'],
  records: ['companies', 'portal'],
  knowledge: ['companies'],
  digests: ['people', 'portal'],
  notifications: ['portal'],
  reminders: ['auth', 'companies', 'people', 'portal'],
  slider: [
    'browsing',
    'companies',
    'conversations',
    'fathom',
    'knowledge',
    'lists',
    'pipeline',
    'portal',
    'records',
    'submissions',
  ],
  conditions: ['companies', 'explore', 'pipeline', 'reminders'],
  explore: ['companies', 'exports', 'lists', 'pipeline', 'portal', 'slider'],
};

const place = (file: string) => {
  const [, area = '', folder = '', side = ''] = file.split('/');
  if (area === 'connectors') return { layer: area, feature: folder };
  if (area !== 'features') return { layer: area, feature: '' };
  return { layer: side === 'server' || side === 'web' ? `feature/${side}` : 'feature', feature: folder };
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file));
const shipped = sources.filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'));

const imports = (file: string, late = true) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)[^;]*?from '([#.][^']+)'|import\('([#.][^']+)'\)/gms,
    ),
  ]
    .map(([, statically, lazily = '']) => statically ?? (late ? lazily : ''))
    .filter((path) => path !== '' && path !== '#db')
    .map((path) =>
      path.startsWith('#') ? `src/${path.slice(1)}` : relative('.', resolve(dirname(file), path)),
    );

const allowed = (from: string, to: string) => {
  const a = place(from);
  const b = place(to);
  const rule = may[a.layer]?.[b.layer];
  return (
    rule === 'any' ||
    (rule !== undefined && a.feature === b.feature) ||
    (rule === 'listed' && !!uses[a.feature]?.includes(b.feature))
  );
};

describe('the house', () => {
  it('imports only downwards', () => {
    const trespasses = shipped
      .filter((file) => place(file).layer !== 'orion')
      .flatMap((from) =>
        imports(from)
          .filter((to) => !allowed(from, to))
          .map((to) => `${from} → ${to}`),
      );

    expect(trespasses).toEqual([]);
  });

  it('has no circle between features', () => {
    const reach = (feature: string, path: string[] = []): string[] =>
      path.includes(feature)
        ? [[...path, feature].join(' → ')]
        : (uses[feature] ?? []).flatMap((next) => reach(next, [...path, feature]));

    expect(Object.keys(uses).flatMap((feature) => reach(feature))).toEqual([]);
  });

  it('has no circle between files, types included', () => {
    const files = new Set(sources);
    const settled = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (settled.has(file) || path.includes(file) || !files.has(file)) return;
      for (const next of imports(file, false)) visit(next, [...path, file]);
      settled.add(file);
    };
    for (const file of sources) visit(file, []);

    expect(settled.size).toBe(sources.length);
    expect(circles).toEqual([]);
  });

  it('is drawn in docs/architecture.md as it stands', async () => {
    const nameOf = (file: string) => {
      const { layer, feature } = place(file);
      return layer.startsWith('feature') ? feature : layer;
    };
    const arrows = shipped.flatMap((from) =>
      imports(from)
        .map((to) => [nameOf(from), nameOf(to)] as const)
        .filter(([a, b]) => a !== b)
        // Every feature stands on the platform, and the roots see all: drawn once for all of them.
        .map(([a, b]) => [a === 'orion' || !(a in uses) || b in uses ? a : 'features', b] as const)
        .map(([a, b]) => `  ${a} --> ${a === 'orion' && b in uses ? 'features' : b}`),
    );
    const drawing = ['```mermaid', 'flowchart TD', ...[...new Set(arrows)].sort(), '```'].join('\n');
    const page = readFileSync('docs/architecture.md', 'utf8');

    expect(page).toContain('```mermaid');
    await expect(page.replace(/```mermaid.*?```/s, drawing)).toMatchFileSnapshot('../docs/architecture.md');
  });

  it('leans on a feature only where it says so, and says so only where it does', () => {
    const leans = Object.fromEntries(Object.keys(uses).map((feature) => [feature, new Set<string>()]));
    for (const from of shipped.filter((file) => place(file).layer.startsWith('feature')))
      for (const to of imports(from).map(place))
        if (to.layer.startsWith('feature') && to.feature !== place(from).feature)
          leans[place(from).feature]?.add(to.feature);

    expect(
      Object.fromEntries(Object.entries(leans).map(([feature, on]) => [feature, [...on].sort()])),
    ).toEqual(Object.fromEntries(Object.entries(uses).map(([feature, on]) => [feature, [...on].sort()])));
  });

  it('names calls by their contracts, never by their paths', () => {
    const literal = /queryKey: \[\s*['"`]\/|(?:reaches|renew)\b[^;]*?['"`]\//;

    expect(shipped.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('lists every feature', () => {
    const folders = [
      ...new Set(
        sources
          .map(place)
          .filter(({ layer }) => layer.startsWith('feature'))
          .map(({ feature }) => feature),
      ),
    ];

    expect(folders.sort()).toEqual(Object.keys(uses).sort());
  });

  it('writes HTML into the page in one place only', () => {
    const sinks = /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/;

    expect(shipped.filter((file) => sinks.test(readFileSync(file, 'utf8')))).toEqual([
      'src/web/ui/marks/html-view.tsx',
    ]);
  });

  it('keeps local storage to the session', () => {
    expect(shipped.filter((file) => readFileSync(file, 'utf8').includes('localStorage'))).toEqual([
      'src/features/auth/web/session.ts',
    ]);
  });

  it('names files for what they hold', () => {
    const vague = /\/(utils?|helpers?|common|misc|types|index)\.tsx?$/;

    expect(sources.filter((file) => vague.test(file) && file !== 'src/server/db/types.ts')).toEqual([]);
    expect(sources.filter((file) => /[A-Z_]/.test(file.replace(/^.*\//, '')))).toEqual([]);
  });
});
