import { useLocation, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

interface PathLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of ours that is known only as data, such as the address of a template. */
  href: string;
}

/** A link to a path that the route table cannot check; it still changes the screen without a reload. */
export function PathLink({ href, onClick, children, ...others }: PathLinkProps) {
  const router = useRouter();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });

  return (
    <a
      {...others}
      href={href}
      aria-current={here === href ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        const elsewhere =
          event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (elsewhere || event.defaultPrevented) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}
