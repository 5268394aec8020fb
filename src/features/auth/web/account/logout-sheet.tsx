import { Button } from '@mantine/core';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { logout } from '../logout.ts';
import classes from './account-list.module.css';
import { draftsLost } from './drafts-lost.rules.ts';

interface LogoutSheetProps {
  /** How many drafts would be lost. */
  drafts: number;
  onClose: () => void;
}

/** Asks before what somebody typed is deleted. */
export function LogoutSheet({ drafts, onClose }: LogoutSheetProps) {
  return (
    <Sheet opened fitted focusContent width="narrow" title="Logout" onClose={onClose}>
      <div className={classes.secret}>
        <p>{draftsLost(drafts, 'Logging')}</p>
        <div className={classes.actions}>
          <Button data-autofocus onClick={onClose}>
            Stay signed in
          </Button>
          <Button
            variant="filled"
            onClick={() => {
              onClose();
              logout();
            }}
          >
            Log out
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
