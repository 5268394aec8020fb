import { formatDate } from '#kernel/dates.ts';
import type { Answers, Attribute } from '#kernel/forms/form-language.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import classes from './submissions.module.css';
import { figureOf, nameIn, titleOf, wordsOf } from '../shown-answers.rules.ts';

interface AnswerListProps {
  fields: readonly Attribute[];
  answers: Answers;
  names?: Readonly<Record<string, string>>;
  /** Files whose address leads nowhere. */
  gone?: readonly string[];
  /** Names that are told elsewhere. */
  without?: readonly string[];
}

/** Every answer under its title; quarter and year are one, notes are shown as they were written. */
export function AnswerList({ fields, answers, names = {}, gone = [], without = [] }: AnswerListProps) {
  const titles = new Map(fields.map(({ name, title }) => [name, title]));
  const joins = answers['quarter'] !== undefined && answers['year'] !== undefined;
  const order = [...new Set([...titles.keys(), ...Object.keys(answers)])].filter(
    (name) => answers[name] !== undefined && !without.includes(name) && !(joins && name === 'year'),
  );
  return (
    <dl className={classes.answers}>
      {order.map((name) => {
        const field = fields.find((one) => one.name === name);
        const value =
          joins && name === 'quarter'
            ? `${wordsOf(answers['quarter'])} ${wordsOf(answers['year'])}`
            : answers[name];
        return (
          <div key={name} data-wide={field?.data_type === 'editor' || isRecords(value) || undefined}>
            <dt>{titles.get(name) ?? titleOf(name)}</dt>
            <dd>
              <Shown field={field} fields={fields} value={value} names={names} gone={gone} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const MARKUP = /<(p|h[1-6]|ul|ol|blockquote|div|br)\b[^<>]*>/i;

const isRecords = (value: unknown): value is Answers[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);

interface ShownProps {
  field: Attribute | undefined;
  /** Those of the records of a list too. */
  fields: readonly Attribute[];
  value: unknown;
  names: Readonly<Record<string, string>>;
  gone: readonly string[];
}

function Shown({ field, fields, value, names, gone }: ShownProps) {
  if (isRecords(value))
    return value.map((record, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a record of a list is its place
      <AnswerList key={at} fields={fields} answers={record} names={names} gone={gone} />
    ));
  const isNote = field ? field.data_type === 'editor' : typeof value === 'string' && MARKUP.test(value);
  if (isNote && typeof value === 'string') return <HtmlView html={value} />;
  if (field?.data_type === 'file' && Array.isArray(value))
    return value
      .map(String)
      .map((url, at) => (
        <ShownFile key={url} url={url} name={names[url] ?? `File ${at + 1}`} isGone={gone.includes(url)} />
      ));
  const address = field?.data_type === 'url' ? safeExternalUrl(String(value)) : null;
  if (address)
    return (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {wordsOf(value)}
      </a>
    );
  if (field?.data_type === 'datetime' && typeof value === 'string')
    return [formatDate(value, 'MMM DD YYYY'), formatDate(value, 'hh:mm A')].join(', ');
  return nameIn(names, value) ?? figureOf(value, field?.name ?? '');
}

function ShownFile({ url, name, isGone }: { url: string; name: string; isGone: boolean }) {
  if (isGone) return <span className={classes.file}>{name}</span>;
  return (
    <a className={classes.file} href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
