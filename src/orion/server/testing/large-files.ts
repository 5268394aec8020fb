/** Files that are as hard to read as an import may bring them, each so many letters long. */
export const FILES: Record<string, { name: string; text: (letters: number) => string }> = {
  'rows of ordinary companies': {
    name: 'a.csv',
    text: (letters) =>
      table('Company Name,Domain,Founded,Employees', 'Acme AG,acme#.example,2019-03-01,"1,200"', letters),
  },
  'rows of strange figures': {
    name: 'a.csv',
    text: (letters) =>
      table(
        'Domain,Founded,Total Funding',
        `acme#.example,${' 1/2'.repeat(50)},${'1.0'.repeat(80)}`,
        letters,
      ),
  },
  'one cell of quotes': { name: 'a.csv', text: (letters) => `Domain\n${'"'.repeat(letters)}` },
  'one line of commas': { name: 'a.csv', text: (letters) => ','.repeat(letters) },
  'many columns': {
    name: 'a.csv',
    text: (letters) =>
      `${Array.from({ length: 5000 }, (_, at) => `Domain ${at}`).join(',')}\n${`${','.repeat(4999)}\n`.repeat(letters / 5000)}`,
  },
  'a quote that never ends': { name: 'a.csv', text: (letters) => `Domain\n"${'a,b\n'.repeat(letters / 4)}` },
  'empty lines': { name: 'a.csv', text: (letters) => `Domain\n${'\n'.repeat(letters)}` },
  spaces: { name: 'a.csv', text: (letters) => ' '.repeat(letters) },
  'lists within lists': { name: 'a.json', text: (letters) => '['.repeat(letters) },
  'one long text': { name: 'a.json', text: (letters) => `[{"domain": "${'a'.repeat(letters)}"}]` },
  'objects with many names': {
    name: 'a.ndjson',
    text: (letters) => `{${Array.from({ length: letters / 16 }, (_, at) => `"key${at}": 1`).join(', ')}}\n`,
  },
  'many small objects': {
    name: 'a.ndjson',
    text: (letters) => '{"domain": "a.example", "name": "A"}\n'.repeat(letters / 37),
  },
};

function table(head: string, row: string, letters: number) {
  const rows = Array.from({ length: letters / row.length }, (_, at) => row.replace('#', String(at)));
  return `${head}\n${rows.join('\n')}\n`;
}
