import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { formatDate } from '#kernel/dates.ts';
import { ask } from '#web/api.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { Loaded, Nothing, Section } from '#web/ui/marks/section.tsx';
import type { Reference } from '../conversations.contract.ts';
import { recordingContract } from '../recording.contract.ts';
import classes from './company-references.module.css';
import { NEW_NOTE, useNoteAddress } from './recording/use-note-address.ts';

/** What the firm was told about a company, newest first; each leads to its reference. */
export function CompanyReferences({ domain }: { domain: string }) {
  const note = useNoteAddress();
  const query = useQuery(ask(recordingContract.list, { query: { company_domain: domain } }));
  const { results = [], counts = 0 } = query.data ?? {};
  return (
    <Section
      title="References"
      aside={counts > results.length ? `${results.length} of ${counts}` : undefined}
      tools={
        <Button
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => note.open(`${NEW_NOTE}:${domain}`)}
        >
          New reference
        </Button>
      }
    >
      <Loaded query={query} what="References">
        {() =>
          results.length > 0 ? (
            <ul className={classes.list} aria-label="References">
              {results.map((reference) => (
                <Row key={reference.reference_id} reference={reference} />
              ))}
            </ul>
          ) : (
            <Nothing>No references yet.</Nothing>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ reference }: { reference: Reference }) {
  const { reference_id, creator, created_at, people, content } = reference;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <li>
      <p className={classes.head}>
        <PathLink href={`/conversations/${reference_id}`}>{names || 'Reference'}</PathLink>
        <span>
          {creator} · <time dateTime={created_at}>{formatDate(created_at, 'MMM DD, YYYY')}</time>
        </span>
      </p>
      <HtmlView html={content} lines={2} />
    </li>
  );
}
