import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ShortcutKey } from '#web/ui/marks/shortcut-key.tsx';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { useReturnedFocus } from '#web/ui/overlays/returned-focus.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { AddressBar } from './address-bar.tsx';
import classes from './browse.module.css';
import { FindBar, PageDialog, PasswordWarning } from './page-notices.tsx';
import { PageState } from './page-states.tsx';
import type { RemotePage } from './remote-page.rules.ts';
import { LEAVE_HINT, RemoteScreen } from './remote-screen.tsx';
import { useSaveToUpdates } from './save-to-updates.ts';
import { SessionLine } from './session-line.tsx';
import { copyText } from './use-keyboard-line.ts';
import { useRemotePage } from './use-remote-page.ts';

interface BrowsePanelProps {
  domain: string;
  /** Where it begins, and the other addresses of the company. */
  links: readonly string[];
  onLeave: () => void;
  /** Leads to the draft of an update. */
  onReview: () => void;
}

/** A browser on the firm's side beside the record of a company: the site sees neither the reader's machine nor their cookies. */
export function BrowsePanel({ domain, links, onLeave, onReview }: BrowsePanelProps) {
  const home = links[0] ?? `https://${domain}`;
  const { page, tell, send, lead, start, extend, onPicture } = useRemotePage(domain, home);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keyboard = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isFinding, setFinding] = useState(false);
  const [agreed, setAgreed] = useState('');
  const host = hostOf(page.url);
  const isHeld = page.password && agreed !== host;
  const { save, isSaving } = useSaveToUpdates(domain, onReview);
  useEscapeLayer(true, onLeave);
  useReturnedFocus(true, panel);
  // What opened it may be out of sight, and keys shall find their way in.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (page.notice === null) return;
    showToast({ message: page.notice, look: 'failure' });
    tell({ kind: 'noticed' });
  }, [page.notice, tell]);

  return (
    <section ref={panel} className={classes.panel} aria-label={`Browse ${host || domain}`} tabIndex={-1}>
      <AddressBar
        page={page}
        links={links}
        send={send}
        onLead={(url) => void lead(url)}
        onSave={() => void save(page, canvas.current)}
        isSaving={isSaving}
        onFind={() => setFinding(true)}
      />
      <SessionLine page={page} onExtend={() => void extend()} onEnd={() => send({ kind: 'end' })} />
      {isHeld && (
        <PasswordWarning
          host={host}
          onAgree={() => {
            setAgreed(host);
            keyboard.current?.focus();
          }}
        />
      )}
      {isFinding && <FindBar send={send} found={page.found} onClose={() => setFinding(false)} />}
      <div className={classes.stage}>
        <RemoteScreen
          page={page}
          send={send}
          onPicture={onPicture}
          canvas={canvas}
          keyboard={keyboard}
          isHeld={isHeld}
          onLeave={() => panel.current?.focus()}
          onFind={() => setFinding(true)}
        />
        <PageState
          page={page}
          home={home}
          onStart={() => void start()}
          onRestart={() => send({ kind: 'restart' })}
          onLead={(url) => void lead(url)}
        />
        {page.dialog && (
          <PageDialog
            key={page.dialog.message}
            asked={page.dialog}
            onAnswer={(accept, text) => {
              send({ kind: 'answer', accept, text });
              tell({ kind: 'answered' });
            }}
          />
        )}
      </div>
      <Foot page={page} onKeyboard={() => keyboard.current?.focus()} />
    </section>
  );
}

const STATES: Record<RemotePage['stage'], string> = {
  starting: 'Starting…',
  waiting: 'Waiting',
  open: 'Connected',
  crashed: 'Stopped',
  lost: 'Not connected',
  ended: 'Ended',
  unavailable: 'Not available',
};

function Foot({ page, onKeyboard }: { page: RemotePage; onKeyboard: () => void }) {
  const isOpen = page.stage === 'open';
  const isSeen = isOpen && page.refused === null;
  return (
    <div className={classes.foot}>
      <output className={classes.state} data-on={isOpen || undefined}>
        {isOpen && page.loading ? 'Loading…' : STATES[page.stage]}
      </output>
      {isSeen && <span className={classes.title}>{page.title}</span>}
      {isSeen && page.selection !== '' && (
        <button type="button" className={classes.link} onClick={() => copyText(page.selection)}>
          Copy selection
        </button>
      )}
      {isSeen && (
        <button type="button" className={classes.onPhone} onClick={onKeyboard}>
          <IconKeyboard size={16} stroke={1.75} aria-hidden /> Keyboard
        </button>
      )}
      <span id={LEAVE_HINT} className={classes.leave} hidden={!isSeen}>
        Typing goes to the page. <ShortcutKey keys="Escape" /> <ShortcutKey keys="Escape" /> leaves it.
      </span>
    </div>
  );
}

function hostOf(url: string) {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}
