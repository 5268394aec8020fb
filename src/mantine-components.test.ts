import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const MANTINE = 'node_modules/@mantine';
const CORE = `${MANTINE}/core`;
/** What every component stands on. */
const GROUND = ['baseline', 'default-css-variables', 'global'];

const read = (file: string) => readFileSync(file, 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map((file) => join('src', file));

const IMPORT = /(?:import|export)\s*(type\s)?\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));

/** A file of Mantine's and all that it imports, however far. */
function reach(file: string, found = new Set<string>()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, from = ''] of read(file).matchAll(/from\s*["'](\.[^"']+)["']/g))
    reach(resolve(dirname(file), from), found);
  return found;
}

/** Where each package of Mantine keeps what it offers. */
const homesIn = (name: string) => {
  const index = `${MANTINE}/${name}/esm/index.mjs`;
  return new Map(
    [...read(index).matchAll(IMPORT)].flatMap(([, , list = '', from = '']) =>
      namesIn(list).map((one) => [one, resolve(dirname(index), from)] as const),
    ),
  );
};

/** The files of a package that are reached from what these files import of it. */
function reachedIn(name: string, files: readonly string[]) {
  const homes = homesIn(name);
  const found = new Set<string>();
  for (const file of files)
    for (const [, isType, list = '', from] of read(file).matchAll(IMPORT))
      if (from === `@mantine/${name}` && !isType)
        for (const one of namesIn(list)) reach(homes.get(one) ?? '', found);
  return [...found];
}

const others = ['dates', 'tiptap', 'notifications'].flatMap((name) => reachedIn(name, sources));
const drawn = reachedIn('core', [...sources, ...others])
  .filter((file) => file.endsWith('.module.mjs'))
  .map((file) => basename(file, '.module.mjs'));
const listed = [
  ...read('src/web/ui/theme/mantine-components.css').matchAll(/styles\/([\w-]+)\.layer\.css/g),
].map(([, name = '']) => name);

it('lists the styles of the components that are drawn, and of no other', () => {
  expect(drawn.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual([...GROUND, ...drawn].toSorted());
});

it('lists them in the order in which Mantine does, for the later one wins', () => {
  const whole = read(`${CORE}/styles.layer.css`);
  const rules = (name: string) =>
    read(`${CORE}/styles/${name}.layer.css`)
      .replace(/^@layer mantine\s*\{/, '')
      .trim();
  const places = listed.map((name) => whole.indexOf(rules(name).slice(0, 200)));

  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
