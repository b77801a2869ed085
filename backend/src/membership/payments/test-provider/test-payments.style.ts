/** Style sheet of the test provider's pages. A file of its own, because their policy allows no inline style. */
export const TEST_PAYMENTS_STYLE = `:root { color-scheme: light dark; --paper: #eef2f6; --card: #fff; --ink: #17202a; --muted: #55606c; --line: #c9d2dc; --accent: #0b5cad; --on-accent: #fff; --warn: #fff3d6; --warn-ink: #5c3d00; --warn-line: #d9a441; }
@media (prefers-color-scheme: dark) { :root { --paper: #10151b; --card: #1a222b; --ink: #eef3f8; --muted: #a9b5c1; --line: #3b4856; --accent: #8ec5ff; --on-accent: #06213d; --warn: #362a10; --warn-ink: #ffdf9e; --warn-line: #8a6a24; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 0.875rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--card); }
header strong { display: block; max-width: 38rem; margin: 0 auto; }
main { max-width: 40.5rem; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { margin: 0 0 0.75rem; font-size: 1.125rem; line-height: 1.3; }
a { color: var(--accent); }
p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
.warning { padding: 0.75rem 1rem; border: 1px solid var(--warn-line); border-radius: 8px; background: var(--warn); color: var(--warn-ink); }
.note { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); font-weight: 600; }
.card { margin: 0 0 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.inner { margin: 0.5rem 0 0; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: 0.25rem 1rem; padding: 0.375rem 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.sum { margin-top: 0.375rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
.sum dd { font-size: 1.375rem; font-weight: 700; font-variant-numeric: tabular-nums; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin: 0 0 0.25rem; font-weight: 600; }
label { display: flex; gap: 0.625rem; align-items: center; min-height: 2.75rem; }
input[type='radio'] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.acts { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--accent); }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.quiet { border-color: transparent; color: var(--accent); text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.list { margin: 0; padding: 0; list-style: none; }
.list li { padding: 0.75rem 0; border-top: 1px solid var(--line); }
.list li:first-child { padding-top: 0; border-top: 0; }
.list li:last-child { padding-bottom: 0; }
.list p { margin: 0; }
time { color: var(--muted); font-size: 0.875rem; }
@media (max-width: 34rem) { dl div { grid-template-columns: 1fr; gap: 0; } .acts button { width: 100%; } }
`;
