import { useDocumentTitle } from '@mantine/hooks';
import { Navigate, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { mayOpen, type SettingsPage } from '#features/portal/web/settings-page.ts';
import { useAppConfig } from '#features/portal/web/use-app-config.ts';
import { appTitle } from '#web/page-meta.ts';
import { PathLink } from '#web/shell/path-link.tsx';
import { Screen } from '#web/shell/screen.tsx';
import { BlockSkeleton, RowSkeletons } from '#web/ui/states/skeletons.tsx';
import classes from './settings-frame.module.css';

interface SettingsFrameProps {
  pages: readonly SettingsPage[];
}

const GROUPS = ['Account', 'Administration'] as const;

/** The settings this person may open, and the one the address names; any other address leads to the account. */
export function SettingsFrame({ pages }: SettingsFrameProps) {
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<!\/)\/+$/, '') });
  const { data: config } = useAppConfig();
  const open = config ? pages.filter((page) => mayOpen(page, config)) : [];
  const page = open.find(({ path }) => path === here);
  const waiting = <Waiting isList={pages.some(({ path, isList }) => path === here && isList)} />;
  useDocumentTitle(`${page?.title ?? 'Settings'} · ${appTitle()}`);
  const nav = useRef<HTMLElement>(null);
  // On a phone the pages lie in one line, and the open one may be beyond its end.
  const path = page?.path;
  useEffect(() => {
    if (path)
      nav.current?.querySelector(`a[href="${path}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  // On the way to another screen the address is ahead of what is drawn, and is left alone.
  if (config && !page && /^\/settings\b/.test(here)) return <Navigate to="/settings" replace />;

  return (
    <Screen heading={page?.title ?? 'Settings'}>
      <div className={classes.frame}>
        <nav ref={nav} className={classes.pages} aria-label="Settings pages">
          {GROUPS.map((group) => (
            <PagesOfGroup key={group} group={group} pages={open.filter((one) => one.group === group)} />
          ))}
        </nav>
        <div className={classes.page} key={page?.path}>
          <Suspense fallback={waiting}>{page ? <page.component /> : waiting}</Suspense>
        </div>
      </div>
    </Screen>
  );
}

const Waiting = ({ isList }: { isList: boolean }) => (
  <div className={classes.waiting} data-list={isList || undefined}>
    {isList ? <RowSkeletons label="Loading settings" /> : <BlockSkeleton label="Loading settings" />}
  </div>
);

function PagesOfGroup({ group, pages }: { group: string; pages: readonly SettingsPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <h2>{group}</h2>
      {pages.map(({ path, title, icon: PageIcon }) => (
        <PathLink key={path} href={path}>
          <PageIcon size={14} stroke={1.75} aria-hidden="true" />
          <span>{title}</span>
        </PathLink>
      ))}
    </>
  );
}
