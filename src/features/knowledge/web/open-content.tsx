import { useMutation } from '@tanstack/react-query';
import { IconArrowUpRight } from '@tabler/icons-react';
import { safeExternalUrl } from '#kernel/links.ts';
import { ApiError, call, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { knowledgeContract } from '../knowledge.contract.ts';
import classes from './knowledge.module.css';

const UNRECOGNISED = 'The content format is not recognized.';
const FAILED = 'Something went wrong. Please try again later!';
const OURS = /^\/media\/newsletters\/\d+$/;

/** Opens the full text in a tab of its own, which cannot reach this one. */
export function OpenContent({ source_type, source }: { source_type: string; source: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(knowledgeContract.source, { query: { source_type, source } }),
    onSuccess: (answer) => {
      const address =
        'content_url' in answer
          ? OURS.test(answer.content_url) && answer.content_url
          : safeExternalUrl(answer.newsletter_url);
      if (address) window.open(address, '_blank', 'noopener,noreferrer');
      else showToast({ message: UNRECOGNISED, look: 'failure' });
    },
    onError: (error) => showToast({ message: failureOf(error), look: 'failure' }),
  });
  return (
    <button type="button" className={classes.open} disabled={isPending} onClick={() => mutate()}>
      View full content <IconArrowUpRight size={14} stroke={1.75} aria-hidden />
    </button>
  );
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? FAILED : UNRECOGNISED;
  const { message } = (error.body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? messageOf(error) : FAILED;
}
