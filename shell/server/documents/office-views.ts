import { OFFICE_VIEW_PATHS, type OfficeViewFacts } from '@alltalent/shared/contracts';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FrontDoorConfig } from '../config';
import type { Backends } from '../proxy/backends';
import { t } from '../messages';
import { inlineText } from './inline-text';
import { withInline } from './security-headers';

const TIMEOUT_MS = 5000;
const UNAVAILABLE = 503;
const POLICY = 'content-security-policy';

type Notice = 'ended' | 'refused';

/** What a page request at the host of views gets: a page of the view, a notice, or the way to the site itself. */
type ViewPage = { readonly facts: OfficeViewFacts } | { readonly notice: Notice; readonly home: string } | { readonly leave: string };

const STYLE = inlineText(
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;' +
    'font:1.0625rem/1.55 system-ui,sans-serif}main{max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}' +
    'a{color:inherit;display:inline-block;padding-block:.625rem}',
);

const NOTICES: Readonly<Record<Notice, readonly [title: string, text: string]>> = {
  ended: [t('view.endedTitle'), t('view.ended')],
  refused: [t('view.refusedTitle'), t('view.refused')],
};

/** The host at which the office looks at the site as a member. Nothing but views is there (docs/decisions/0062). */
export class OfficeViews {
  private readonly host: string | null;

  constructor(
    private readonly config: Pick<FrontDoorConfig, 'publicUrl' | 'viewOrigin'>,
    private readonly backends: Backends,
  ) {
    this.host = config.viewOrigin === null ? null : new URL(config.viewOrigin).host;
  }

  isHostOf({ host }: Pick<FastifyRequest, 'host'>): boolean {
    return this.host !== null && host === this.host;
  }

  /** Returns what to send for a page at the host of views; null at any other host. */
  async of(request: FastifyRequest, path: string): Promise<ViewPage | null> {
    if (!this.isHostOf(request)) return null;
    const { publicUrl } = this.config;
    if (path === OFFICE_VIEW_PATHS.ended) return { notice: 'ended', home: publicUrl };
    if (path === OFFICE_VIEW_PATHS.refused) return { notice: 'refused', home: publicUrl };
    const facts = await this.read(request);
    // The address without its query, which may hold what belongs to this host.
    return facts === null ? { leave: `${new URL(publicUrl).origin}${path}` } : { facts };
  }

  /** Asks the backend for the view of a browser; null without one. Throws when no backend answers. */
  private async read({ headers, host, ip, protocol, id }: FastifyRequest): Promise<OfficeViewFacts | null> {
    if (headers.cookie === undefined) return null;
    const asked = this.backends.readText(OFFICE_VIEW_PATHS.current, {
      timeoutMs: TIMEOUT_MS,
      headers: {
        cookie: headers.cookie,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
        'x-request-id': id,
      },
    });
    const answer = await asked.catch(() => Promise.reject(Object.assign(new Error(t('unavailable')), { statusCode: UNAVAILABLE })));
    return answer.status === 200 ? (JSON.parse(answer.body) as OfficeViewFacts) : null;
  }
}

/** Sends a page that needs no script, and says why no view is there. */
export function sendViewNotice(reply: FastifyReply, { notice, home }: { readonly notice: Notice; readonly home: string }): FastifyReply {
  const [title, text] = NOTICES[notice];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE.text}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<a href="${escapeHtml(home)}">${escapeHtml(t('view.home'))}</a></main></body></html>
`;
  return reply
    .code(notice === 'ended' ? 200 : 410)
    .header(POLICY, withInline(String(reply.getHeader(POLICY)), { scripts: [], styles: [STYLE] }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
