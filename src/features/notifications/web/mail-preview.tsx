import { useQuery } from '@tanstack/react-query';
import { MAIL_KINDS, type MailKind } from '#kernel/mail-kinds.ts';
import { ask } from '#web/api.ts';
import { MailFrame } from '#web/ui/marks/mail-frame.tsx';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { notificationsContract } from '../notifications.contract.ts';

/** What a kind of mail says, with invented content. */
export function MailPreview({ kind, onClose }: { kind: MailKind; onClose: () => void }) {
  const query = useQuery(ask(notificationsContract.template, { query: { name: kind } }));
  return (
    <Sheet opened width="narrow" title={`Preview: ${MAIL_KINDS[kind].title}`} onClose={onClose}>
      <Loaded query={query} what="The example" lines={6}>
        {(answer) =>
          answer ? (
            <MailFrame title={MAIL_KINDS[kind].title} html={answer.template} />
          ) : (
            <Nothing>No preview available.</Nothing>
          )
        }
      </Loaded>
    </Sheet>
  );
}
