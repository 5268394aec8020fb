import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconForms } from '@tabler/icons-react';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import type { Template } from '#kernel/forms/form-language.ts';
import { useAddress } from '#web/address.ts';
import { ask } from '#web/api.ts';
import { appTitle } from '#web/page-meta.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import { RowSkeletons } from '#web/ui/states/skeletons.tsx';
import { submissionsContract } from '../submissions.contract.ts';
import { askTemplate } from './template-calls.ts';
import { TemplateView } from './template-view.tsx';

const NONE = 'No template available!';

/** The template the address names, with its entries. */
export function SubmissionsPage() {
  const { search } = useAddress();
  const name = search['template']?.[0] ?? '';
  useDocumentTitle(`${name || 'Submissions'} · ${appTitle()}`);
  const templates = useQuery(ask(submissionsContract.templates, {}));
  const address = Object.values(templates.data?.data ?? {})
    .map((group) => group[name])
    .find((one) => one !== undefined);
  const isWaiting = templates.isPending || (templates.isError && templates.isFetching);
  if (isWaiting) return <Waiting name={name} />;
  if (templates.isError) return <Failed name={name} onRetry={() => void templates.refetch()} />;
  if (address === undefined) return <Missing />;
  return <Loaded key={address} name={name} address={address} />;
}

function Loaded({ name, address }: { name: string; address: string }) {
  const { data: config } = useAppConfig();
  const query = useQuery(askTemplate(address));
  const template: Template | undefined = query.data?.data;
  if (template && config) return <TemplateView template={template} owner={config.user.email_address} />;
  if (query.isError && !query.isFetching) return <Failed name={name} onRetry={() => void query.refetch()} />;
  return <Waiting name={name} />;
}

const Missing = () => (
  <Screen heading={NONE}>
    <EmptyState
      icon={IconForms}
      title="No form here"
      text="Choose a form under Actions."
      action={
        <Button component={PathLink} href="/explore">
          Go to Explore
        </Button>
      }
    />
  </Screen>
);

const Waiting = ({ name }: { name: string }) => (
  <Screen heading={name || NONE}>
    <RowSkeletons label="Loading the template" />
  </Screen>
);

const Failed = ({ name, onRetry }: { name: string; onRetry: () => void }) => (
  <Screen heading={name || NONE}>
    <ErrorState
      title="Something went wrong!"
      text="The template couldn’t be loaded."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  </Screen>
);
