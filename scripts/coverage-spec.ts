import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROWS = 'docs/requirements';
const ROW = /^- ([A-Z]+-\d{3}) /gm;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const tests = ['src', 'e2e', 'scripts', 'bench']
  .flatMap(filesBelow)
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file));
const named = new Set(
  tests.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]{3,6}-\d{3}\b/g) ?? []),
);

let all = 0;
let proved = 0;
for (const file of readdirSync(ROWS).sort()) {
  const rows = [...readFileSync(join(ROWS, file), 'utf8').matchAll(ROW)].map(([, id = '']) => id);
  const missing = rows.filter((id) => !named.has(id));
  all += rows.length;
  proved += rows.length - missing.length;
  const share = `${rows.length - missing.length}/${rows.length}`;
  console.log(
    `${file.replace('.md', '').padEnd(7)} ${share.padStart(8)}  ${missing.length > 0 ? `missing ${missing.join(' ')}` : 'all'}`,
  );
}
console.log(`${proved} of ${all} requirement rows are named by a test`);
