import { Button, Select, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { formatDate } from '#kernel/dates.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { Loaded, Nothing, Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type CompanyUpdate, MOST_UPDATE, recordsContract } from '../records.contract.ts';
import classes from './records.module.css';

/** What staff noted about a company, and a line to note more. */
export function CompanyUpdates({ domain }: { domain: string }) {
  const query = useQuery(ask(recordsContract.updates, { query: { domain } }));
  return (
    <Section title="Updates">
      <NewUpdate domain={domain} />
      <Loaded query={query} what="Updates">
        {(answer) =>
          answer && answer.results.length > 0 ? (
            <ul className={classes.list} aria-label="Updates">
              {answer.results.map((update) => (
                <Update key={update.uuid} update={update} />
              ))}
            </ul>
          ) : (
            <Nothing>No one has noted anything yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function Update({ update: { type, content, scoper, created_at } }: { update: CompanyUpdate }) {
  return (
    <li>
      <p className={classes.content}>{content}</p>
      <p className={classes.meta}>
        {type} · {scoper} · <time dateTime={created_at}>{formatDate(created_at, 'MMM DD, YYYY')}</time>
      </p>
    </li>
  );
}

function NewUpdate({ domain }: { domain: string }) {
  const cache = useQueryClient();
  const { data: types } = useQuery(ask(companiesContract.updateTypes, {}));
  const [content, setContent] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const options = (types?.data ?? []).map(({ display_name, server_value }) => ({
    label: display_name,
    value: server_value,
  }));
  const type = chosen ?? options.at(-1)?.value ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { type: string; content: string }) =>
      call(recordsContract.addUpdate, { body: { domain, ...input } }),
    onSuccess: () => {
      setContent('');
      return cache.invalidateQueries(ask(recordsContract.updates, { query: { domain } }));
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (type && content.trim() && !isPending) mutate({ type, content });
  };

  return (
    <form className={classes.form} onSubmit={send}>
      <Textarea
        aria-label="What happened"
        placeholder="Note what happened"
        minRows={1}
        maxLength={MOST_UPDATE}
        value={content}
        onChange={({ currentTarget }) => setContent(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
        }}
      />
      {content.trim() !== '' && (
        <div className={classes.row}>
          <Select
            aria-label="Type of update"
            w={140}
            data={options}
            value={type}
            allowDeselect={false}
            onChange={setChosen}
          />
          <Button type="submit" variant="filled" loading={isPending}>
            Add update
          </Button>
        </div>
      )}
    </form>
  );
}
