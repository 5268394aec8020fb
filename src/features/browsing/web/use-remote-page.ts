import { useCallback, useEffect, useReducer, useRef } from 'react';
import { FRAME_HEAD, type ScreenInput, type ScreenOutput } from '#kernel/screen-messages.ts';
import { ApiError, call, messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import { browsingContract } from '../browsing.contract.ts';
import { afterHappening, type Happening, NEW_PAGE, typedAddress } from './remote-page.rules.ts';

const RECONNECTS = 3;
const PAUSE_MS = 1000;

interface Line {
  session_id: string;
  socket: WebSocket;
}
export type Picture = (bytes: ArrayBuffer, frame: number) => void;

/** A remote page from its opening to its end: what it is, and what can be done to it. */
export function useRemotePage(domain: string, home: string) {
  const [page, tell] = useReducer(afterHappening, { ...NEW_PAGE, url: home });
  const line = useRef<Line | null>(null);
  const picture = useRef<Picture>(() => {});
  const latest = useRef(home);
  // Which start counts: one that was left must not speak.
  const turn = useRef(0);
  const isStarting = useRef(false);

  const send = useCallback((input: ScreenInput) => {
    const socket = line.current?.socket;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(input));
  }, []);

  const start = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    isStarting.current = true;
    tell({ kind: 'begun' });
    try {
      const { session_id, session_url } = await call(browsingContract.getSessionUrl, { body: { domain } });
      if (mine !== turn.current)
        return void (await call(browsingContract.endSession, { body: { session_id } }));
      const hear = (told: Happening) => {
        if (mine !== turn.current) return;
        if (told.kind === 'page' && /^https?:/.test(told.url)) latest.current = told.url;
        if (told.kind === 'ended' || told.kind === 'lost') line.current = null;
        tell(told);
      };
      line.current = { session_id, socket: openSocket(session_url, hear, picture, line) };
      return await leadSession(session_id, latest.current, tell);
    } catch (error) {
      if (mine === turn.current) tell({ kind: 'unavailable', problem: messageOf(error) });
      return undefined;
    } finally {
      if (mine === turn.current) isStarting.current = false;
    }
  }, [domain]);

  const lead = async (typed: string) => {
    const url = typedAddress(typed);
    latest.current = url;
    tell({ kind: 'led', url });
    if (line.current) return leadSession(line.current.session_id, url, tell);
    // What is over begins again at the address somebody wants.
    return isStarting.current ? undefined : start();
  };

  useEffect(() => {
    void start();
    return () => {
      turn.current += 1;
      send({ kind: 'end' });
      line.current?.socket.close();
      line.current = null;
    };
  }, [start, send]);

  const extend = async () => {
    const session_id = line.current?.session_id;
    if (!session_id) return;
    try {
      tell({ kind: 'time', ...(await call(browsingContract.extendSession, { body: { session_id } })) });
    } catch (error) {
      showToast({ message: messageOf(error), look: 'failure' });
    }
  };
  const onPicture = useCallback((draw: Picture) => {
    picture.current = draw;
  }, []);
  return { page, tell, send, lead, start, extend, onPicture };
}

async function leadSession(session_id: string, url: string, tell: (told: Happening) => void) {
  try {
    await call(browsingContract.navigateToUrl, { body: { session_id, url } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 422)
      tell({ kind: 'refused', url, why: /found/.test(error.message) ? 'unknown' : 'address' });
    else showToast({ message: messageOf(error), look: 'failure' });
  }
}

/** Opens the line; one that breaks is opened again a few times, then it is told. */
function openSocket(
  url: string,
  hear: (told: Happening) => void,
  picture: { current: Picture },
  line: { current: Line | null },
  left = RECONNECTS,
): WebSocket {
  const socket = new WebSocket(url);
  let isOver = false;
  let tries = left;
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    tries = RECONNECTS;
    if (typeof data !== 'string') {
      const frame = new DataView(data).getUint32(0);
      return picture.current(data.slice(FRAME_HEAD), frame);
    }
    const told = JSON.parse(data) as ScreenOutput;
    if (told.kind === 'ended') isOver = true;
    return hear(told);
  });
  socket.addEventListener('close', () => {
    if (isOver || line.current?.socket !== socket) return;
    if (tries <= 0) return hear({ kind: 'lost' });
    setTimeout(() => {
      if (line.current?.socket === socket)
        line.current.socket = openSocket(url, hear, picture, line, tries - 1);
    }, PAUSE_MS);
  });
  return socket;
}
