import escapeHtml from 'escape-html';
import type { AttachmentRef } from './mail-attachments';
import { factTable, layOutMail, linesOf, paragraph } from './mail-layout';
import type { Message } from './message';

export type MailContent = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; the code and the link follow the first paragraph. */
  readonly paragraphs: readonly string[];
  readonly code?: string;
  /** Labels and values; a value may be untrusted text of several lines. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** E-mail address for replies; without it they reach nobody. */
  readonly replyTo?: string;
  /** E-mail address that the mail comes from, if it is at the site's own host. */
  readonly from?: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly attachments?: readonly AttachmentRef[];
  /** Address to which mail programs send the request to stop such mails (RFC 8058). */
  readonly unsubscribe?: string;
};

/** Composes a mail in the site's layout. With a code, the last line binds it to the site's host, so that browsers fill it in nowhere else. */
export function composeMail(content: MailContent, publicUrl: string): Message {
  const { to, subject, code, replyTo, from, attachments, unsubscribe } = content;
  const bound = code === undefined ? null : `@${new URL(publicUrl).host} #${code}`;
  const files = attachments === undefined ? {} : { attachments };
  const stop = unsubscribe === undefined ? {} : { unsubscribe };
  const sender = from === undefined ? {} : { from };
  return {
    channel: 'mail',
    to,
    replyTo,
    ...sender,
    subject,
    text: textOf(content, bound),
    html: htmlOf(content, bound),
    ...files,
    ...stop,
  };
}

function textOf({ paragraphs, code, facts = [], link }: MailContent, bound: string | null): string {
  const [first = '', ...others] = paragraphs;
  const action = [...(code === undefined ? [] : [code]), ...(link ? [`${link.label}:\n${link.address}`] : [])];
  const list = facts.length === 0 ? [] : [facts.map(factLine).join('\n')];
  return `${[first, ...action, ...list, ...others, 'All Talent', ...(bound === null ? [] : [bound])].join('\n\n')}\n`;
}

function htmlOf({ subject, paragraphs, code, facts = [], link }: MailContent, bound: string | null): string {
  const [first = '', ...others] = paragraphs;
  const body = [
    paragraph(first),
    ...(code === undefined ? [] : [codeBlock(code)]),
    ...(link ? [button(link.label, link.address)] : []),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...others.map(paragraph),
  ];
  return layOutMail({ subject, preview: paragraphs.slice(0, 2).join(' '), body: body.join('\n'), lastLine: bound });
}

/** Formats a fact. Further lines are indented, so that untrusted text cannot look like a label. */
function factLine([label, value]: readonly [string, string]): string {
  return `${label}: ${linesOf(value).join('\n    ')}`;
}

function codeBlock(code: string): string {
  const style =
    'margin:0 0 24px;font:700 40px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:#16121a;-webkit-user-select:all;user-select:all';
  return `<p class="ink" style="${style}">${escapeHtml(code)}</p>`;
}

function button(label: string, address: string): string {
  const href = escapeHtml(address);
  const style = 'display:inline-block;padding:14px 24px;color:#ffffff;font-weight:700;text-decoration:none';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td bgcolor="#c2183d" style="background:#c2183d;border-radius:12px"><a href="${href}" style="${style}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 24px;color:#5f5666;font-size:14px;word-break:break-all">Or open this address: <a class="link" href="${href}" style="color:#2b5fc4">${href}</a></p>`;
}
