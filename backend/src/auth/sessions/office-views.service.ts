import { splitRoles } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import type { Visitor } from '../../kernel/http/access.decorators';
import { OfficeViewsRepository } from './office-views.repository';
import { hashOf, newSid } from './session-ids';
import type { CurrentSession } from './current-session';

const TOKEN_MS = 60 * 1000;
export const VIEW_MS = 15 * 60 * 1000;

/** Session of a view: it acts as the member, and `staffId` looks. */
export type OfficeView = {
  readonly session: CurrentSession;
  readonly staffId: string;
  readonly staffSidHash: string;
  readonly endsAt: number;
};

/**
 * Views of the site as a member sees it, for the office. They are no sessions of the member: none of them is in a list of sessions,
 * counts there, or is found on the site's own host.
 */
@Injectable()
export class OfficeViewsService {
  constructor(
    private readonly views: OfficeViewsRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes a token that opens one view within a minute; the caller has checked the right. */
  async issue({ userId: staffId, sidHash: staffSidHash }: Pick<CurrentSession, 'userId' | 'sidHash'>, userId: string): Promise<string> {
    const token = newSid();
    const expiresAt = this.clock.now() + TOKEN_MS;
    await this.views.insert({ keyHash: hashOf(token), staffId, staffSidHash, userId, openedAt: null, expiresAt });
    return token;
  }

  /** Opens a view by its token and returns the id of its session; null for a token that was used, is over, or never was. */
  async open(token: string): Promise<string | null> {
    const [sid, now] = [newSid(), this.clock.now()];
    return (await this.views.open(hashOf(token), now, { keyHash: hashOf(sid), expiresAt: now + VIEW_MS })) ? sid : null;
  }

  /** Finds the view of a browser; null after its end, without the session of the office, and when the account is not active. */
  async find({ sid }: Pick<Visitor, 'sid'>): Promise<OfficeView | null> {
    const now = this.clock.now();
    const view = sid === null ? null : await this.views.find(hashOf(sid), now);
    if (view?.status !== 'active' || view.expiresAt < now) return null;
    const { keyHash: sidHash, userId, staffId, staffSidHash, roleId, openedAt, expiresAt } = view;
    const own = { userId, personId: userId, standing: 'holder', hasLostAccount: false, roles: splitRoles(roleId) } as const;
    return { session: { sidHash, ...own, createdAt: openedAt ?? 0, freshForMs: 0 }, staffId, staffSidHash, endsAt: expiresAt };
  }

  async end(sid: string): Promise<void> {
    await this.views.delete(hashOf(sid));
  }
}
