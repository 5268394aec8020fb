import { randomUUID } from 'node:crypto';
import type { SessionAsked, SessionOwner } from '#server/capabilities/browsing.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { EndReason } from '#kernel/screen-messages.ts';
import { Session, type SessionParts } from './session.ts';

interface Limits {
  most_sessions: number;
  most_per_person: number;
  memory_mb: number;
}

const MOST_WAITING = 50;
const LOOK_EVERY_MS = 1000;

/** All remote pages of the service: as many at once as the machine bears, the others in the order they came. */
export function openSessions(
  limits: Limits,
  parts: Omit<SessionParts, 'onEnd'> & { heldMb(): number; onEmpty(): void },
) {
  const all = new Map<string, Session>();
  const active = () => [...all.values()].filter(({ state }) => state !== 'waiting');
  const waiting = () => [...all.values()].filter(({ state }) => state === 'waiting');
  const hasRoom = () =>
    active().length < limits.most_sessions && (active().length === 0 || parts.heldMb() < limits.memory_mb);

  const advance = () => {
    for (const session of waiting()) {
      if (!hasRoom()) break;
      void session.begin();
    }
    waiting().forEach((session, at) => session.tellPlace(at + 1));
  };
  const end = async (session: Session, why: EndReason) => {
    all.delete(session.session_id);
    await session.end(why);
    advance();
    if (all.size === 0) parts.onEmpty();
  };
  const endDue = () => {
    for (const session of all.values()) {
      const why = session.dueEnd();
      if (why) void end(session, why);
    }
    if (waiting().length > 0) advance();
  };
  const timer = setInterval(endDue, LOOK_EVERY_MS);
  timer.unref();

  const ownedBy = ({ user_id, sign_in }: SessionOwner, session_id: string) => {
    const session = all.get(session_id);
    if (!session || session.asked.user_id !== user_id || session.asked.sign_in !== sign_in)
      throw notFound('Remote page');
    return session;
  };

  /** A page whose tab was closed or loaded anew makes room for the next of its person. */
  const makeRoom = (user_id: number) => {
    const own = [...all.values()].filter(({ asked }) => asked.user_id === user_id);
    if (own.length < limits.most_per_person) return;
    const left = own.find(({ isLeft }) => isLeft);
    if (!left)
      throw new Refusal(
        409,
        'TooMany',
        `You have ${own.length} remote pages open already. End one of them first.`,
      );
    void end(left, 'left');
  };

  return {
    open(asked: SessionAsked) {
      makeRoom(asked.user_id);
      if (waiting().length >= MOST_WAITING)
        throw new Refusal(
          503,
          'Busy',
          'Too many people are waiting for a remote page. Please try again later.',
        );
      const onEnd = (ending: Session) => void end(ending, 'closed');
      const session = new Session(randomUUID(), asked, { ...parts, onEnd });
      all.set(session.session_id, session);
      advance();
      return { session_id: session.session_id, expires_at: session.expires_at };
    },
    ownedBy,
    end: (owner: SessionOwner, session_id: string) => end(ownedBy(owner, session_id), 'closed'),
    async endWhere(isMeant: (session: Session) => boolean, why: EndReason) {
      await Promise.all([...all.values()].filter(isMeant).map((session) => end(session, why)));
    },
    tellPlaces: advance,
    onBrowserGone: () => {
      for (const session of all.values()) session.onBrowserGone();
    },
    signIns: () => [...new Set([...all.values()].map(({ asked }) => asked.sign_in))],
    count: () => all.size,
    endDue,
    stop: () => clearInterval(timer),
  };
}
