import { OFFICE_VIEW_PATHS, type OfficeViewFacts } from '@alltalent/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FrontDoorConfig } from '../config';
import type { Backends } from '../proxy/backends';
import { t } from '../messages';
import { sendPlainNotice } from './plain-notice';

const TIMEOUT_MS = 5000;
const UNAVAILABLE = 503;
type Notice = 'ended' | 'refused';

/** What a page request at the host of views gets: a page of the view, a notice, or the way to the site itself. */
type ViewPage = { readonly facts: OfficeViewFacts } | { readonly notice: Notice; readonly home: string } | { readonly leave: string };

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
  return sendPlainNotice(reply, { status: notice === 'ended' ? 200 : 410, title, text, link: { href: home, text: t('view.home') } });
}
