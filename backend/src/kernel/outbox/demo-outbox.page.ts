import escapeHtml from 'escape-html';
import type { ShownMessage } from './outbox.service';

const CHANNEL_NAMES: Readonly<Record<ShownMessage['channel'], string>> = { mail: 'Mail', sms: 'SMS', call: 'Call' };

/** Renders the page of the demo outbox. Its style sheet is a separate file, because the site's policy allows no inline style. */
export function demoOutboxPage(messages: readonly ShownMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demo outbox | All Talent</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<main>
<h1>Demo outbox</h1>
<p class="lede">Messages that no mail server and no phone gateway is configured for stay here. Newest first. <a href="/dev/outbox">Refresh</a></p>
${messages.length === 0 ? '<p class="empty">Nothing has been sent yet. Ask for a login code on the site and come back.</p>' : messages.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function article(message: ShownMessage): string {
  const { channel, to, text, created_at: at } = message;
  const name = CHANNEL_NAMES[channel];
  return `<article>
<h2>${escapeHtml(message.channel === 'mail' ? message.subject : name)}</h2>
<p class="meta">${name} to <strong>${escapeHtml(to)}</strong>, <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(text)}</pre>${attachmentLinks(message)}
</article>`;
}

function attachmentLinks(message: ShownMessage): string {
  if (message.channel !== 'mail' || !message.attachments?.length) return '';
  const links = message.attachments.map(
    ({ kind, id }, index) => `<a href="/dev/outbox/attachment?message=${message.id}&amp;index=${index}">${escapeHtml(`${kind} ${id}`)}</a>`,
  );
  return `\n<p class="files">Attached: ${links.join(', ')}</p>`;
}

export const DEMO_OUTBOX_STYLE = `:root { color-scheme: light dark; --paper: #fbf7f0; --card: #fff; --ink: #1d1a22; --muted: #645e6c; --line: #e6ddd0; --accent: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #16131a; --card: #211d27; --ink: #f4eef8; --muted: #b3aabc; --line: #3a3442; --accent: #ffb4a9; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
a { color: var(--accent); }
.lede, .empty, .meta { color: var(--muted); }
.meta { margin: 0.25rem 0 0.75rem; font-size: 0.875rem; overflow-wrap: anywhere; }
.files { margin: 0.75rem 0 0; font-size: 0.875rem; }
article { margin-top: 1.25rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
pre { margin: 0; font: 0.9375rem/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
