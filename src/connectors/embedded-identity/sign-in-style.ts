/** The look of Orion's own pages, in the few rules that these two need. */
export const signInStyle = `
:root {
  color-scheme: light dark;
  --body: #ffffff; --hover: #f4f4f6; --press: #ebecef; --line: #e2e3e8; --line-ctl: #d3d5dc; --line-hover: #b4b7c1;
  --text: #17181c; --text-2: #4a4d57; --dim: #646772; --accent: #4f5bd0; --accent-text: #4450c4;
  --accent-soft: #eef0fc; --t2b: #e2f1ef; --t2f: #17655f; --t3b: #f7ecdf; --t3f: #81501a; --t4b: #f5e7ee; --t4f: #8a3560;
}
@media (prefers-color-scheme: dark) {
  :root {
    --body: #121317; --hover: #1f2127; --press: #272a31; --line: #292b32; --line-ctl: #363942;
    --line-hover: #4a4e59; --text: #ececf0; --text-2: #b4b7c1; --dim: #8e929e; --accent: #5a66d8;
    --accent-text: #a3acf5; --accent-soft: #20233b;
    --t2b: #17312e; --t2f: #7dcfc6; --t3b: #36291a; --t3f: #e0b27c; --t4b: #3a2230; --t4f: #eda3c6;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--body); color: var(--text); letter-spacing: -0.006em;
  font: 420 14px/20px 'Inter Variable', Inter, system-ui, sans-serif;
}
main { max-width: 440px; margin: 0 auto; padding: 48px 16px; }
.mark { width: 40px; height: 40px; fill: #ffffff; }
.mark rect { fill: var(--accent); }
h1 { margin: 16px 0 4px; font-size: 20px; line-height: 28px; font-weight: 620; letter-spacing: -0.012em; }
p { margin: 0 0 24px; color: var(--text-2); }
code { font-size: 13px; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
button { font: inherit; letter-spacing: inherit; color: inherit; cursor: pointer; }
.person {
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 56px; padding: 8px 12px; text-align: left;
  background: var(--body); border: 1px solid var(--line); border-radius: 8px; transition: border-color 120ms;
}
.person:hover { border-color: var(--line-hover); }
.person:hover .name { color: var(--accent-text); }
.person:active { background: var(--hover); }
.initials {
  flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%;
  background: var(--accent-soft); color: var(--accent-text); font-size: 13px; font-weight: 620;
}
li:nth-child(4n + 2) .initials { background: var(--t2b); color: var(--t2f); }
li:nth-child(4n + 3) .initials { background: var(--t3b); color: var(--t3f); }
li:nth-child(4n) .initials { background: var(--t4b); color: var(--t4f); }
.who { flex: 1; min-width: 0; display: grid; }
.name { font-weight: 530; }
.email { color: var(--dim); font-size: 13px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.role { flex: none; padding: 2px 8px; border-radius: 4px; background: var(--hover); color: var(--text-2); font-size: 12px; line-height: 16px; }
.cancel {
  margin-top: 24px; min-height: 44px; padding: 0 16px; background: var(--body); border: 1px solid var(--line-ctl);
  border-radius: 6px; font-weight: 530;
}
.cancel:hover { background: var(--hover); }
.back { color: var(--accent-text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
@media (forced-colors: active) { .person, .cancel { border-color: ButtonText; } }
`;
