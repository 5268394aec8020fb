import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { reportError } from './error-reporting.ts';
import classes from './error-screen.module.css';

interface ErrorScreenProps {
  error?: unknown;
  /** Lets the part that failed be drawn anew. */
  reset?: () => void;
  reload?: () => void;
}

/** What stands where drawing failed. */
export function ErrorScreen({ error, reset, reload = () => window.location.reload() }: ErrorScreenProps) {
  useEffect(() => {
    if (error !== undefined) reportError(error);
  }, [error]);

  return (
    <div className={classes.screen} role="alert">
      <span className={classes.face} aria-hidden="true">
        :(
      </span>
      <h1>Sorry, it's me, not you</h1>
      <Button
        variant="filled"
        onClick={() => {
          reset?.();
          reload();
        }}
      >
        Let me try again!
      </Button>
    </div>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  reload?: () => void;
}

/** The last net: catches what no route caught. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part of the page could not be drawn', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { reload } = this.props;
    return (
      <ErrorScreen
        error={this.state.error}
        reset={() => this.setState({ error: undefined, failed: false })}
        {...(reload && { reload })}
      />
    );
  }
}
