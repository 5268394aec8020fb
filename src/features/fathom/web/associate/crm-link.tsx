import { ActionIcon, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { PathLink } from '#web/shell/path-link.tsx';
import { safeExternalUrl } from '#kernel/links.ts';

/** The way to what the notes are associated with: in the CRM, or in Orion itself. */
export function CrmLink({ href, name }: { href: string; name?: string | null }) {
  const isOwn = href.startsWith(`${window.location.origin}/`);
  const label = name ? `Open ${name}` : isOwn ? 'Open what it is associated with' : 'Open in CRM';
  const icon = <IconExternalLink size={16} stroke={1.75} />;
  const own = isOwn ? href.slice(window.location.origin.length) : null;
  return (
    <Tooltip label={label}>
      {own ? (
        <ActionIcon component={PathLink} href={own} aria-label={label}>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon
          component="a"
          href={safeExternalUrl(href) ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  );
}
