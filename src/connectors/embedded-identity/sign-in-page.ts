import type { DemoAccount } from './demo-accounts.ts';

export const STYLESHEET = '/oidc/assets/sign-in.css';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const MARK = `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6.5"/>
<circle cx="6.6" cy="16.2" r="1.7"/><circle cx="12" cy="12" r="2.1"/><circle cx="17.4" cy="7.8" r="1.7"/></svg>`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sign in · ${escaped(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET}">
</head>
<body>
<main>
${MARK}
${content}
</main>
</body>
</html>
`;

/** The list of people one can be; a click signs in. */
export const signInPage = (title: string, accounts: readonly DemoAccount[], action: string) =>
  page(
    title,
    `<h1>Sign in to ${escaped(title)}</h1>
<p>Choose a demo user. No password needed.</p>
<form method="post" action="${escaped(action)}">
${accounts.length > 0 ? `<ul aria-label="Staff">\n${accounts.map(row).join('\n')}\n</ul>` : NOBODY}
<button class="cancel" name="cancel" value="yes">Cancel</button>
</form>`,
  );

const NOBODY = `<p class="note">No one is listed yet. Add someone with
<code>npm run admin -- user add EMAIL --name "Full Name"</code></p>`;

const row = ({ user_id, full_name, email_address, role }: DemoAccount) => `<li>
<button class="person" name="user_id" value="${user_id}">
<span class="initials" aria-hidden="true">${escaped(initials(full_name))}</span>
<span class="who"><span class="name">${escaped(full_name)}</span>
<span class="email">${escaped(email_address)}</span></span>
${role ? `<span class="role">${escaped(role[0] + role.slice(1).toLowerCase())}</span>` : ''}
</button>
</li>`;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .filter((_letter, at, all) => at === 0 || at === all.length - 1)
    .join('');

/** When there is nothing to choose from: what happened, and the way back. */
export const messagePage = (title: string, message: string) =>
  page(
    title,
    `<h1>Sign in to ${escaped(title)}</h1>
<p role="alert">${escaped(message)}</p>
<p><a class="back" href="/login">Back to sign-in</a></p>`,
  );
