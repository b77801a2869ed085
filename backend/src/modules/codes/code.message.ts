import { type Message, escapeHtml } from '../outbox';

const LIFETIME_TEXT = '10 minutes';

/** The mail with a login code. Nothing a user typed goes into it, and no link: a mail with a link teaches people to click. */
export function codeMessage(to: string, code: string, publicUrl: string): Message {
  const { host } = new URL(publicUrl);
  const lines = [
    'Hello,',
    'here is your code to log in to All Talent:',
    code,
    `It works once, in the browser that asked for it, for ${LIFETIME_TEXT}.`,
    'Never share this code. Nobody from All Talent will ever ask you for it.',
    'If you did not ask for a code, you can ignore this message: without the code nobody gets in.',
  ];
  return {
    channel: 'mail',
    to,
    subject: `${code} is your All Talent login code`,
    text: `${lines.join('\n\n')}\n\nAll Talent\n\n@${host} #${code}\n`,
    html: htmlOf(lines, code, host),
  };
}

function htmlOf(lines: readonly string[], code: string, host: string): string {
  const paragraphs = lines.map((line) =>
    line === code
      ? `<p style="margin:24px 0;font:700 32px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${code}</p>`
      : `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Your All Talent login code</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf7f0;color:#1d1a22;font:16px/1.55 system-ui,-apple-system,Segoe UI,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e6ddd0;border-radius:12px">
${paragraphs.join('\n')}
<p style="margin:0;color:#645e6c;font-size:13px">All Talent<br>@${escapeHtml(host)} #${code}</p>
</div>
</body></html>`;
}
