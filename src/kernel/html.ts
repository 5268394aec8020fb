const SPEAKS_WITHOUT_TEXT = /<(img|video|audio|iframe|hr|table)\b/i;
const TAG = /<[^<>]*>/g;
const BLANK = /&(nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0);|[\s\u200b-\u200d\u2060\ufeff]/gi;

/** Whether rich text shows nothing: what an editor leaves behind when everything was deleted. */
export function isEmptyHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  return !SPEAKS_WITHOUT_TEXT.test(html) && html.replace(TAG, '').replace(BLANK, '') === '';
}
