import { useMemo } from 'react';
import classes from './mail-frame.module.css';

/** A mail as a mail program shows it: apart from the page, where nothing in it can run. Its links open beside. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  // The page's policy lets no style sheet in; what a mail looks like stands at its elements too.
  const shown = useMemo(
    () => html.replace(/<style>[^<]*<\/style>/, '').replace('<head>', '<head><base target="_blank">'),
    [html],
  );
  return (
    <iframe
      className={classes.mail}
      title={title}
      srcDoc={shown}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
