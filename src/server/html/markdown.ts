import { Marked } from 'marked';

const marked = new Marked({ gfm: true, breaks: true, async: false });

/** HTML of Markdown. It is as dangerous as what was written: whoever keeps it makes it safe first. */
export const htmlOfMarkdown = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
