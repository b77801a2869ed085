import { OFFICE_VIEW_PATHS, type OfficeViewFacts, type ReasonedActInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import {
  type CurrentSession,
  fullName,
  isChildAccount,
  type OfficeView,
  OfficeViewsService,
  type UserAccount,
  UsersService,
} from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import type { Visitor } from '../../kernel/http/access.decorators';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { StaffMembersRepository } from '../members/staff-members.repository';
import { refused } from '../people/refused';
import { OfficeAccessService } from '../second-step/office-access.service';

const HOUR_MS = 3600 * 1000;
const VIEWS_PER_HOUR = 30;

/** The site as a member sees it, for people of the office: to look at, at an origin of its own. */
@Injectable()
export class ViewingService {
  constructor(
    private readonly views: OfficeViewsService,
    private readonly users: UsersService,
    private readonly members: StaffMembersRepository,
    private readonly access: OfficeAccessService,
    private readonly limits: RateLimitsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns the address that opens a view once, within a minute. The entry in the audit trail is stored with its token. */
  async begin(session: CurrentSession, { user_id: userId, reason }: ReasonedActInput): Promise<string> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('NOT_FOUND', { detail: t('office.noPerson') });
    const refusal = await this.refusalOf(session.userId, user);
    if (refusal !== '') throw refused(refusal);
    await this.limits.consume([{ name: 'view:staff', subject: session.userId, most: VIEWS_PER_HOUR, windowMs: HOUR_MS }]);
    const token = await this.transactions.run(async () => {
      await this.audit.record('view-as-person', userId, reason);
      return this.views.issue(session, userId);
    });
    return `${this.config.viewOrigin}${OFFICE_VIEW_PATHS.open}?token=${token}`;
  }

  /** Returns why this person of the office cannot see the site as that account, in a sentence; '' if they can. */
  async refusalOf(staffId: string, { id, status }: Pick<UserAccount, 'id' | 'status'>): Promise<string> {
    if (this.config.viewOrigin === null) return t('office.view.noOrigin');
    if (id === staffId) return t('office.view.own');
    if (isChildAccount(id)) return t('office.view.child');
    if (await this.members.find(id)) return t('office.view.colleague');
    return status === 'active' ? '' : t('office.view.closed');
  }

  /** Opens a view by its token and returns the id of its session; null for a token that opens nothing. */
  open(token: string): Promise<string | null> {
    return this.views.open(token);
  }

  /** Finds the view of a browser, while the person who looks may see accounts in the office. */
  async find(visitor: Pick<Visitor, 'sid'>): Promise<OfficeView | null> {
    const view = await this.views.find(visitor);
    return view && (await this.access.mayLook(view)) ? view : null;
  }

  /** Returns what the pages of a browser's view say about it; null without one. */
  async describe(visitor: Pick<Visitor, 'sid'>): Promise<OfficeViewFacts | null> {
    const view = await this.find(visitor);
    if (view === null) return null;
    const { userId } = view.session;
    const user = await this.users.findById(userId);
    const left = Math.max(0, view.endsAt - this.clock.now());
    return { user_id: userId, name: fullName(user), ends_at: new Date(view.endsAt).toISOString(), left_ms: left };
  }
}
