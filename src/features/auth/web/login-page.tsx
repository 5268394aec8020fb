import { Button, Loader } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { appTitle } from '#web/page-meta.ts';
import { OrionMark } from '#web/shell/orion-mark.tsx';
import { Constellation } from './constellation.tsx';
import classes from './login-page.module.css';
import { useSignIn } from './use-sign-in.ts';

const START = '/auth/start';

interface LoginPageProps {
  /** Leaves for another address; the browser does, unless a test watches. */
  leaveFor?: (address: string) => void;
}

export function LoginPage({ leaveFor = (address) => window.location.assign(address) }: LoginPageProps) {
  const { signingIn, failed } = useSignIn();
  const [leaving, setLeaving] = useState(false);
  useDocumentTitle(appTitle());

  // Coming back from the provider by the back button, the page is as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  return (
    <main className={classes.page}>
      <div className={classes.side}>
        <div className={classes.middle}>
          <OrionMark size={40} className={classes.mark} />
          <h1>{appTitle()}</h1>
          <p>
            Research companies and people, follow them through the pipeline, and keep every conversation in
            one place.
          </p>
          <div className={classes.action}>
            {signingIn ? (
              <output className={classes.loading}>
                <Loader size={14} color="var(--c-accent)" aria-hidden="true" />
                Logging you...
              </output>
            ) : (
              <Button
                fullWidth
                variant="default"
                className={classes.button}
                loading={leaving}
                leftSection={<IconBrandGoogle size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => {
                  setLeaving(true);
                  leaveFor(START);
                }}
              >
                Sign in with Google
              </Button>
            )}
          </div>
          <output className={classes.quiet}>{failed && 'Sign-in did not complete. Please try again.'}</output>
        </div>
        <p className={classes.foot}>Access is granted by your administrator.</p>
      </div>
      <div className={classes.sky}>
        <Constellation />
      </div>
    </main>
  );
}
