import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import { inlineText } from './inline-text';
import { allowInline } from './security-headers';

const STYLE = inlineText(
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;' +
    'font:1.0625rem/1.55 system-ui,sans-serif}main{max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}' +
    'a{color:inherit;display:inline-block;padding-block:.625rem}',
);

export type PlainNotice = {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
};

/** Sends a page of a few words that needs neither script nor any file of the site, and that nothing keeps. */
export function sendPlainNotice(reply: FastifyReply, { status, title, text, link }: PlainNotice): FastifyReply {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE.text}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></main></body></html>
`;
  allowInline(reply, { scripts: [], styles: [STYLE] });
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
