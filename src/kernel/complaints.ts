interface Issue {
  code?: string | undefined;
  message: string;
  [more: string]: unknown;
}

/** What a value should be, where its schema has no words of its own. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMATS: Record<string, string> = {
  uuid: 'must be a uuid',
  email: 'must be an e-mail address',
  url: 'must be a web address',
};

/** What is wrong with a value, in words that follow its name: the schema's own, or plain ones for what a library says. */
export function complaintOf(issue: Issue): string {
  const { code, message, expected, values, format } = issue;
  if (!/^(Invalid|Too|Unrecognized) /.test(message)) return message;
  if (message.endsWith('received undefined')) return 'is required';
  if (code === 'invalid_type') return `must be ${KINDS[String(expected)] ?? 'of another kind'}`;
  if (code === 'invalid_value' && Array.isArray(values)) return `must be ${eitherOf(values.map(String))}`;
  if (code === 'too_small') return boundOf(issue, 'least', Number(issue['minimum']));
  if (code === 'too_big') return boundOf(issue, 'most', Number(issue['maximum']));
  return FORMATS[String(format)] ?? 'is not valid';
}

function boundOf({ origin }: Issue, side: 'least' | 'most', bound: number) {
  if (origin !== 'string' && origin !== 'array') return `must be at ${side} ${bound}`;
  if (side === 'least' && bound === 1) return 'must not be empty';
  return `must have at ${side} ${bound} ${origin === 'string' ? 'characters' : 'entries'}`;
}

const eitherOf = (values: readonly string[]) =>
  [values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' or ');
