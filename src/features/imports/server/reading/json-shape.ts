/** Where the objects of a JSON file lie: how deep, and after how many bytes their list begins. */
export interface JsonShape {
  format: 'json' | 'ndjson';
  level: number;
  skip: number;
}

interface FoundList {
  at: number;
  depth: number;
  empty: boolean;
}

const LISTS = new Set(
  'results data items records rows companies organizations organisations accounts people persons contacts entities hits list values objects'.split(
    ' ',
  ),
);
const LINES = /\.(?:ndjson|jsonl|ldjson|jsonlines)$/i;

/** How a JSON file is built, by its first characters; null where it is no JSON. */
export function sniffJson(text: string, fileName: string): JsonShape | null {
  const named = /\.(?:json|geojson)$/i.test(fileName) || LINES.test(fileName);
  const looks = /^\s*(?:\[\s*(?:[{\]]|$)|\{\s*(?:["}]|$))/.test(text);
  if (!named && !looks) return null;
  if (/^\s*\[/.test(text)) return { format: 'json', level: 1, skip: 0 };
  const oneAfterAnother: JsonShape = { format: 'ndjson', level: 0, skip: 0 };
  if (LINES.test(fileName)) return oneAfterAnother;
  const { end, list } = scan(text);
  if (end !== null && /^[\s,]*\{/.test(text.slice(end))) return oneAfterAnother;
  if (!list) return { format: 'json', level: 0, skip: 0 };
  return { format: 'json', level: list.depth + 1, skip: Buffer.byteLength(text.slice(0, list.at)) };
}

/** Where the first object ends, and the list of objects under a telling key inside it. */
function scan(text: string): { end: number | null; list: FoundList | null } {
  const keys: (string | null)[] = [];
  let list: FoundList | null = null;
  let lastText = '';
  // Texts are stepped over whole, so that what stands inside them is not taken for structure.
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\]:]/gs)) {
    if (token.startsWith('"')) lastText = token.slice(1, -1).toLowerCase();
    else if (token === ':') keys[keys.length - 1] = lastText;
    else if (token === '{') keys.push(null);
    else if (token === '[') {
      const within = keys.length > 0 && keys.every((key) => key !== null && LISTS.has(key));
      const holds = /^\[\s*(\{|\]|$)/.exec(text.slice(index, index + 200))?.[1];
      const better = !list || list.empty;
      if (within && holds !== undefined && better)
        list = { at: index, depth: keys.length, empty: holds === ']' };
      keys.push(null);
    } else if (keys.pop() === undefined || keys.length === 0) {
      return { end: index + 1, list };
    }
  }
  return { end: null, list };
}
