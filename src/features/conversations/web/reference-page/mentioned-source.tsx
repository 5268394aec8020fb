import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowUpRight, IconFileOff } from '@tabler/icons-react';
import { knowledgeContract } from '#features/knowledge/knowledge.contract.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { ApiError, ask, messageOf } from '#web/api.ts';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import classes from './reference-page.module.css';

const OURS = /^\/media\/newsletters\/\d+$/;
const UNRECOGNISED = 'The content format is not recognized.';

interface MentionedSourceProps {
  source_type: string;
  source: string;
}

/** The full text of a mention of another kind, or where it is read. What others wrote cannot reach this page. */
export function MentionedSource({ source_type, source }: MentionedSourceProps) {
  const query = useQuery({
    ...ask(knowledgeContract.source, { query: { source_type, source } }),
    enabled: source !== '',
  });
  const isMissing = source === '' || (query.error instanceof ApiError && query.error.code === 404);
  if (isMissing)
    return (
      <EmptyState
        icon={IconFileOff}
        title="Mention not found."
        text="It may never have been saved, or the link is incomplete."
      />
    );
  if (query.error)
    return (
      <ErrorState
        title={`Error fetching data: ${messageOf(query.error)}`}
        text="Couldn’t load the mention."
        action={<Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  if (!query.data) return <BlockSkeleton label="Loading mention" count={6} />;
  return <Source {...query.data} />;
}

type SourceProps = Reply<typeof knowledgeContract.source>;

function Source(source: SourceProps) {
  if ('content_url' in source && OURS.test(source.content_url))
    return (
      <article className={classes.source}>
        {/* The text has the same heading in sight. */}
        <h2 className="visually-hidden">{source.title}</h2>
        <iframe
          className={classes.text}
          title={source.title}
          src={source.content_url}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      </article>
    );
  const address = 'newsletter_url' in source ? safeExternalUrl(source.newsletter_url) : null;
  if (!address) return <EmptyState icon={IconFileOff} title={UNRECOGNISED} />;
  return (
    <article className={classes.source}>
      <h2 className={classes.title}>{source.title}</h2>
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="filled"
        rightSection={<IconArrowUpRight size={14} stroke={1.75} aria-hidden />}
      >
        Read the full text at {new URL(address).hostname}
      </Button>
    </article>
  );
}
