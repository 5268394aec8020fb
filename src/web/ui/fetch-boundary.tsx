import { Button } from '@mantine/core';
import { Component, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import classes from './fetch-boundary.module.css';
import { dropTyping } from './held-typing.ts';
import { showToast } from './overlays/toast.ts';

const NOT_FETCHED = 'Couldn’t load this part of the page.';

/** A part of the page that could not be fetched. */
export class NotFetched extends Error {}

interface FetchBoundaryProps extends PropsWithChildren {
  /** In the part's place. */
  failure: ReactNode;
}

/** What could not be fetched leaves the rest of the page as it is; other faults go on to whoever catches them. */
export class FetchBoundary extends Component<FetchBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotFetched)) throw error;
    return this.props.failure;
  }
}

/** Stands for a part that is missing, and takes no letters for it. A browser does not fetch it twice on one page. */
export function MissingPart() {
  useEffect(dropTyping, []);
  return (
    <div role="alert" className={classes.missing}>
      <span>{NOT_FETCHED}</span>
      <Button size="xs" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </div>
  );
}

/** A layer that is missing is closed again, and says why. */
export function MissingLayer({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    dropTyping();
    showToast({ message: `${NOT_FETCHED} Reload the page and try again.`, look: 'failure' });
    onClose();
  }, [onClose]);
  return null;
}
