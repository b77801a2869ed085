import { type DrawFailure, drawFailureProof, ENDPOINTS, LIMITS, type Mac } from '@alltalent/shared/contracts';
import { SESSION_COOKIE } from '../overrides/overrides';
import type { Backends } from '../proxy/backends';

const MOST_WAITING = 100;
const TIMEOUT_MS = 2000;

export type VisitorOfPage = {
  readonly ip: string;
  /** Id of the session: the backend stores nothing for restricted users. */
  readonly sid: string | undefined;
};

type Waiting = { readonly report: DrawFailure; readonly visitor: VisitorOfPage };

/**
 * Reports pages that their release left to the browser, one report for each request of a browser: the backend compares them
 * with the page loads of the release, which are counted by request, too. Reports are sent one after another, in the
 * background. When too many wait, new ones are dropped; when no backend takes one, all are.
 */
export class DrawFailureReports {
  private readonly waiting: Waiting[] = [];
  private isSending = false;

  constructor(
    private readonly backends: Backends,
    private readonly mac: Mac,
    private readonly onDropped: (count: number) => void = () => undefined,
  ) {}

  add(report: DrawFailure, visitor: VisitorOfPage): void {
    if (this.waiting.length >= MOST_WAITING) return;
    // Half of a pair of surrogates would be refused.
    const reason = report.reason.slice(0, LIMITS.reportedReason).replace(/[\ud800-\udfff]/gu, '');
    this.waiting.push({ report: { ...report, reason }, visitor });
    if (this.isSending) return;
    this.isSending = true;
    setImmediate(() => void this.sendAll());
  }

  private async sendAll(): Promise<void> {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      if (await this.isTaken(next)) continue;
      this.onDropped(this.waiting.length + 1);
      this.waiting.length = 0;
    }
    this.isSending = false;
  }

  /** An answer that refuses the report counts, too: it is about this report alone. */
  private async isTaken({ report, visitor: { ip, sid } }: Waiting): Promise<boolean> {
    try {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${drawFailureProof(report, this.mac)}`,
        'x-forwarded-for': ip,
        ...(sid ? { cookie: `${SESSION_COOKIE}=${sid}` } : {}),
      };
      const response = await this.backends.send(ENDPOINTS.drawFailure.path, {
        timeoutMs: TIMEOUT_MS,
        headers,
        body: JSON.stringify(report),
      });
      await response.body?.cancel();
      return true;
    } catch {
      return false;
    }
  }
}
