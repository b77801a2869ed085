import {
  isDate,
  MEDIUM_TYPE,
  MEMBERSHIP_LIMITS,
  type StaffMemberResponse,
  type StaffOrdersFileInput,
  type StaffOrdersQuery,
  type StaffOrdersResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { toIso, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError, refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { Order } from '../orders/orders.repository';
import { MembershipStandingService } from '../terms/membership-standing.service';
import { MembershipsRepository } from '../terms/memberships.repository';
import { orderSearchOf } from './order-search';
import { ordersCsv } from './orders-csv';
import { StaffOrderMapper } from './staff-order.mapper';
import { type OrderCursor, type OrderFilter, StaffOrdersRepository } from './staff-orders.repository';

const PAGE = 50;
const MOST_FILED = MEMBERSHIP_LIMITS.filedOrders;
const CURSOR = /^(?<placedAt>\d{1,15})-(?<id>ord_\w{1,36})$/u;

/** What staff read about orders and members. Each read is in the audit trail. */
@Injectable()
export class StaffOrdersService {
  constructor(
    private readonly orders: StaffOrdersRepository,
    private readonly mapper: StaffOrderMapper,
    private readonly memberships: MembershipsRepository,
    private readonly standing: MembershipStandingService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns a page of orders, the newest first; those that a number was searched for come on one page. */
  async page(query: StaffOrdersQuery): Promise<Omit<StaffOrdersResponse, 'status'>> {
    const found = await this.find(query, PAGE + 1);
    const orders = found.slice(0, PAGE);
    await this.audit.recordRead('list-orders', query.user_id ?? 'orders', `${orders.length} orders`);
    const last = orders.at(-1);
    const hasMore = found.length > PAGE && last !== undefined;
    return { data: await this.mapper.list(orders), next: hasMore ? `${last.placedAt}-${last.id}` : '' };
  }

  /** Returns orders as CSV, safe for spreadsheets: 1,000 at most, the newest ones. */
  async file(query: StaffOrdersFileInput): Promise<string> {
    const orders = (await this.find({ ...query, before: undefined }, MOST_FILED)).slice(0, MOST_FILED);
    await this.audit.record('export-orders', query.user_id ?? 'orders', `${orders.length} orders`);
    return ordersCsv(await this.mapper.list(orders));
  }

  /** Returns an account's membership with its periods; throws NOT_FOUND. */
  async member(userId: string): Promise<StaffMemberResponse['data']> {
    if (!(await this.users.findById(userId))) throw noAccount(userId);
    const { isMember, planId, membership } = await this.standing.of(userId);
    const periods = await this.memberships.findPeriods(userId);
    await this.audit.recordRead('read-membership', userId);
    return {
      user_id: userId,
      state: isMember ? (membership?.state ?? 'none') : membership ? 'ended' : 'none',
      plan: planId,
      source: membership?.source ?? null,
      is_renewal_on: membership?.renews ?? false,
      active_until: toIso(membership?.accessUntil ?? null),
      periods: periods.map(({ planId: plan, source, startsAt, endsAt, revokedAt, orderId }) => ({
        plan,
        source,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(revokedAt ?? endsAt).toISOString(),
        order_id: orderId,
      })),
    };
  }

  private async find({ search, state, user_id: userId, since, before }: StaffOrdersQuery, most: number): Promise<readonly Order[]> {
    const filter: OrderFilter = { state, userId, since: beginOf(since) };
    const wanted = orderSearchOf(search);
    switch (wanted.by) {
      case 'every':
        return this.orders.find(filter, cursorOf(before), most);
      case 'account':
        return this.ofAccount(wanted.id, filter, { before, most });
      case 'email': {
        const user = await this.users.findByLogin({ type: MEDIUM_TYPE.email, value: wanted.email });
        return user ? this.ofAccount(user.id, filter, { before, most }) : [];
      }
      case 'order-id':
        return this.orders.findById(wanted.start, filter, PAGE);
      case 'invoice-number':
        return this.orders.findMany(await this.orders.findIdsByInvoice(wanted.start, PAGE), filter);
      case 'payment-ref':
        return this.orders.findMany(await this.orders.findIdsByPayment(wanted.ref), filter);
    }
  }

  private ofAccount(id: string, filter: OrderFilter, page: { readonly before: string | undefined; readonly most: number }) {
    if (filter.userId !== undefined && filter.userId !== id) return Promise.resolve([]);
    return this.orders.find({ ...filter, userId: id }, cursorOf(page.before), page.most);
  }
}

export function noAccount(userId: string): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('membership.staff.noAccount', { userId }) });
}

/** Returns the beginning of a day in India, in milliseconds since 1970; undefined for ''. Throws VALIDATION_FAILED. */
export function beginOf(day: string): number | undefined {
  if (day === '') return undefined;
  if (!isDate(day)) throw refuseIn({ since: t('membership.settings.codeDay') });
  return Date.parse(`${day}T00:00:00+05:30`);
}

function cursorOf(before: string | undefined): OrderCursor | null {
  const { placedAt, id } = CURSOR.exec(before ?? '')?.groups ?? {};
  return placedAt === undefined || id === undefined ? null : { placedAt: Number(placedAt), id };
}
