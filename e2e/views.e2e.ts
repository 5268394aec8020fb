import { expectFlawless } from './flawless.ts';
import { PARTNER, signedIn, test } from './orion.ts';
import { companyViews } from './views/company-views.ts';
import { conversationViews } from './views/conversation-views.ts';
import { exploreViews } from './views/explore-views.ts';
import { failedViews } from './views/failed-views.ts';
import { portalViews } from './views/portal-views.ts';
import { settingsViews } from './views/settings-views.ts';
import { freshAt, inTurn, press, text, type View } from './views/steps.ts';
import { formViews, meetingViews } from './views/written-views.ts';

const signInViews: View[] = [
  ['asked for', freshAt('/login', text('Sign in with Google'))],
  ['refused', freshAt('/login?error=access_denied&state=nothing', text(/^Sign-in did not complete/))],
  ['who', inTurn(press('Sign in with Google', text(PARTNER)))],
];

// Each takes long enough to have a worker of its own.
test.describe.configure({ mode: 'parallel' });

for (const [test_, walk, views] of [
  [test, 'sign-in', signInViews],
  [signedIn, 'Explore', exploreViews],
  [signedIn, 'a company', companyViews],
  [signedIn, 'what lies above', portalViews],
  [signedIn, 'conversations', conversationViews],
  [signedIn, 'forms', formViews],
  [signedIn, 'meetings, reminders and digests', meetingViews],
  [signedIn, 'settings', settingsViews],
  [signedIn, 'what failed', failedViews],
] as const)
  test_(`every view is flawless: ${walk}`, async ({ page }) => {
    for (const [view, show, widths] of views) {
      await test_.step(view, async () => {
        await show(page);
        await expectFlawless(page, `${walk}: ${view}`, widths);
      });
    }
  });
