import { LoadingState } from '#web/ui/states/result-state.tsx';
import classes from './loading-screen.module.css';

interface LoadingScreenProps {
  /** No longer holds back what is there. */
  isLate: boolean;
}

/** Lies over the sections until it is known who the company is. */
export function LoadingScreen({ isLate }: LoadingScreenProps) {
  return (
    <div className={classes.screen} data-late={isLate || undefined}>
      <LoadingState text="Loading company details..." />
    </div>
  );
}
