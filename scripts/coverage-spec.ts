import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which requirement rows a test names; `--check` is content when none got lost, without it the number kept grows. */
const ROWS = 'docs/requirements';
const KEPT = `${ROWS}/rows-named`;
const ROW = /^- ([A-Z]+-\d{3}) /gm;
const ID = /\b[A-Z]{3,6}-\d{3}\b/g;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const TEST = /^\s*(it|test|signedIn|describe\w*)\b\s*[.(]/;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const tests = ['src', 'e2e', 'scripts', 'bench']
  .flatMap(filesBelow)
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
const rowsOf = (file: string) =>
  [...readFileSync(join(ROWS, file), 'utf8').matchAll(ROW)].map(([, id = '']) => id);
const documents = readdirSync(ROWS)
  .filter((file) => file.endsWith('.md'))
  .sort();
const known = new Set(documents.flatMap(rowsOf));

const named = new Set<string>();
const wrong: string[] = [];
for (const file of tests) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    const ids = COMMENT.test(line) ? (line.match(ID) ?? []) : [];
    const next = lines.slice(at + 1).find((below) => !COMMENT.test(below)) ?? '';
    for (const id of ids)
      if (!known.has(id)) wrong.push(`${file}:${at + 1} names ${id}, which is no row of ${ROWS}`);
      else if (TEST.test(next)) named.add(id);
      else wrong.push(`${file}:${at + 1} names ${id}, but stands above no test: move it directly above one`);
  }
}

const isCheck = process.argv.includes('--check');
if (!isCheck)
  for (const document of documents) {
    const rows = rowsOf(document);
    const missing = rows.filter((id) => !named.has(id));
    const share = `${rows.length - missing.length}/${rows.length}`.padStart(8);
    console.log(
      `${document.replace('.md', '').padEnd(7)} ${share}  ${missing.length > 0 ? `missing ${missing.join(' ')}` : 'all'}`,
    );
  }

const kept = Number(readFileSync(KEPT, 'utf8'));
for (const line of wrong) console.error(line);
if (named.size < kept)
  console.error(
    `Tests name ${named.size} requirement rows, and named ${kept} before. \`npm run coverage:spec\` lists the missing ones: ` +
      `name them above the tests that prove them. Where rows left the documents, lower the number in ${KEPT}.`,
  );
else if (named.size > kept && !isCheck) writeFileSync(KEPT, `${named.size}\n`);
else if (named.size > kept)
  console.log(
    `Tests name ${named.size} requirement rows now: \`npm run coverage:spec\` keeps the number (${kept} so far).`,
  );
console.log(`${named.size} of ${known.size} requirement rows are named by a test`);
process.exit(wrong.length > 0 || named.size < kept ? 1 : 0);
