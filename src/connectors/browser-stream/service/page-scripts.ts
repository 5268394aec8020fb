/** What runs inside pages; as text, because it is none of our program. */

/** Before any script of the page: what a remote page may not do is not there. */
export const WITHOUT = `(() => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    try { Object.defineProperty(window, name, { value: undefined, configurable: false }); } catch {}
  window.print = () => {};
  // All sessions share the clipboard of their browser: nothing comes out of it. What people paste is typed for them.
  const { apply } = Reflect;
  const { preventDefault, stopImmediatePropagation } = Event.prototype;
  addEventListener('paste', (event) => {
    apply(preventDefault, event, []);
    apply(stopImmediatePropagation, event, []);
  }, true);
})()`;

export const BINDING = 'orionSaw';
export const WORLD = 'orion';
const MOST_SELECTED = 20_000;

/** In a world of its own, where the page cannot reach it: tells what is selected, and whether a password would be typed. */
export const WATCH = `(() => {
  if (globalThis.orionWatches) return;
  globalThis.orionWatches = true;
  // A list to choose from opens inside the page: a window of the system's own would be in no picture.
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('select:not([multiple], [size]), ::picker(select) { appearance: base-select !important; }');
    document.adoptedStyleSheets.push(sheet);
  } catch {}
  const tell = (what) => { try { ${BINDING}(JSON.stringify(what)); } catch {} };
  const deepest = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  let secret = false;
  const look = () => {
    const now = deepest()?.matches?.('input[type=password]') ?? false;
    if (now !== secret) tell({ password: (secret = now) });
  };
  document.addEventListener('focusin', look, true);
  document.addEventListener('focusout', () => setTimeout(look), true);
  let last = '';
  let timer;
  document.addEventListener('selectionchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const field = deepest();
      const inField = field && typeof field.selectionStart === 'number' && field.type !== 'password'
        ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
      const text = (inField || String(getSelection() ?? '')).slice(0, ${MOST_SELECTED});
      if (text !== last) tell({ selection: (last = text) });
    }, 60);
  }, true);
})()`;

const MOST_READ = 20_000;
/** The words of the page, for whoever does not see pictures. */
export const READ = `(document.body?.innerText ?? '').slice(0, ${MOST_READ})`;

export const findScript = (text: string, backwards: boolean) =>
  `window.find(${JSON.stringify(text)}, false, ${backwards}, true)`;
