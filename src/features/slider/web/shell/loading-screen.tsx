import { LoadingState } from '#web/ui/result-state.tsx';
import classes from './loading-screen.module.css';

/** Lies over the sections until it is known who the company is. */
export function LoadingScreen() {
  return (
    <div className={classes.screen}>
      <LoadingState text="Loading company details..." />
    </div>
  );
}
