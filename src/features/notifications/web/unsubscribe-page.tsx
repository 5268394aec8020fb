import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { call, messageOf } from '#web/api.ts';
import { Landing, type LandingState } from '#web/landing/landing.tsx';
import { appTitle } from '#web/page-meta.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { notificationsContract } from '../notifications.contract.ts';

/** Where "Unsubscribe" in a mail leads: asks once, because programs open links too, and needs no sign-in. */
export function UnsubscribePage() {
  const token = useLocation({ select: ({ pathname }) => pathname.split('/')[2] ?? '' });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(notificationsContract.unsubscribe, { body: { token } }),
  });
  useDocumentTitle(`Unsubscribe · ${appTitle()}`);
  const state = (): LandingState => {
    if (error) return { kind: 'failed', title: 'Couldn’t unsubscribe.', text: messageOf(error) };
    if (data) return { kind: 'done', title: 'Unsubscribed', text: data.message, icon: IconMailOff };
    return { kind: 'done', title: 'Unsubscribe', text: 'Stop getting these e-mails?', icon: IconMail };
  };
  return (
    <Landing
      state={state()}
      action={
        data || error ? (
          <Button variant="default" component={PathLink} href="/settings/notifications">
            Mail settings
          </Button>
        ) : (
          <Button variant="filled" loading={isPending} onClick={() => mutate()}>
            Unsubscribe
          </Button>
        )
      }
    />
  );
}
