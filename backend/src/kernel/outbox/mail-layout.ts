import escapeHtml from 'escape-html';

type Sheet = {
  readonly subject: string;
  /** Preview that mail programs show beside the subject; hidden in the mail. */
  readonly preview: string;
  /** HTML. */
  readonly body: string;
  readonly lastLine: string | null;
};

/** Dark mode. Overrides the inline styles, which are for mail programs that drop style elements. */
const DARK = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #16121a !important; }
  .card { background: #221c27 !important; border-color: #3a3340 !important; }
  .ink { color: #fffbf5 !important; }
  .muted { color: #b8aebf !important; }
  .red { color: #ff6b85 !important; }
  .link { color: #9dbdff !important; }
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const HIDDEN = 'display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;mso-hide:all';
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:#16121a;font-size:16px;line-height:1.6">${linesOf(text)
    .map((line) => escapeHtml(line))
    .join('<br>')}</p>`;
}

export function factTable(facts: readonly (readonly [label: string, value: string])[]): string {
  const cell = 'padding:6px 0;vertical-align:top;font-size:16px;line-height:1.6';
  const rows = facts.map(
    ([label, value]) => `<tr><td class="muted" style="${cell};padding-right:16px;color:#5f5666">${escapeHtml(label)}</td>
<td class="ink" style="${cell};color:#16121a;word-break:break-word">${linesOf(value)
      .map((line) => escapeHtml(line))
      .join('<br>')}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${rows.join('\n')}</table>`;
}

/** Splits text at every character that a mail program may treat as a line break. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);
}

/** Renders a mail as HTML with tables and inline styles, which all mail programs support, in reading order. */
export function layOutMail({ subject, preview, body, lastLine }: Sheet): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fffbf5;${FONT}">
<div hidden style="${HIDDEN}">${escapeHtml(preview)}</div>
${TABLE} class="paper" bgcolor="#fffbf5" style="background:#fffbf5"><tr><td align="center" style="padding:32px 16px">
${TABLE} style="max-width:600px;text-align:left">
<tr><td style="padding:0 8px 16px"><p class="ink" style="margin:0;color:#16121a;font-size:22px;line-height:1.2;font-weight:700;letter-spacing:-0.02em">All <span class="red" style="color:#c2183d">Talent</span></p></td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:32px 32px 16px;background:#ffffff;border:1px solid #e6ddd0;border-radius:12px">
${body}
</td></tr>
<tr><td style="padding:16px 8px 0">
<p class="muted" style="margin:0;color:#5f5666;font-size:14px;line-height:1.6">All Talent${lastLine === null ? '' : `<br>${escapeHtml(lastLine)}`}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
