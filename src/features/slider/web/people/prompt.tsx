import { Button } from '@mantine/core';
import classes from './people-section.module.css';

interface PromptProps {
  title?: string;
  text: string;
  button: string;
  loading?: boolean;
  onYes: () => void;
}

/** Asks before something is fetched that costs or takes a while. */
export function Prompt({ title, text, button, loading = false, onYes }: PromptProps) {
  return (
    <div className={classes.prompt}>
      <p>
        {title && <b>{title}</b>}
        {text}
      </p>
      <Button size="xs" loading={loading} onClick={onYes}>
        {button}
      </Button>
    </div>
  );
}
