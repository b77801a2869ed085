import type { StaffMemberResponse, StaffOrdersQuery, StaffOrdersResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { toIso, UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import type { Order } from '../orders/orders.repository';
import { MembershipStandingService } from '../terms/membership-standing.service';
import { MembershipsRepository } from '../terms/memberships.repository';
import { type OrderCursor, StaffOrdersRepository } from './staff-orders.repository';

const PAGE = 50;
const CURSOR = /^(?<placedAt>\d{1,15})-(?<id>ord_\w{1,36})$/u;
type StaffOrder = StaffOrdersResponse['data'][number];

/** What staff read about orders and members. Each read is in the audit trail. */
@Injectable()
export class StaffOrdersService {
  constructor(
    private readonly orders: StaffOrdersRepository,
    private readonly memberships: MembershipsRepository,
    private readonly standing: MembershipStandingService,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns a page of orders, the newest first. */
  async page({ state, user_id: userId, before }: StaffOrdersQuery): Promise<Omit<StaffOrdersResponse, 'status'>> {
    const found = await this.orders.find({ state, userId, before: cursorOf(before) }, PAGE + 1);
    const orders = found.slice(0, PAGE);
    const numbers = await this.orders.findInvoiceNumbers(orders.map(({ id }) => id));
    await this.audit.recordRead('list-orders', userId ?? 'orders', `${orders.length} orders`);
    const last = orders.at(-1);
    return {
      data: orders.map((order) => toStaffOrder(order, numbers.get(order.id) ?? '')),
      next: found.length > PAGE && last ? `${last.placedAt}-${last.id}` : '',
    };
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
}

export function noAccount(userId: string): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('membership.staff.noAccount', { userId }) });
}

function cursorOf(before: string | undefined): OrderCursor | null {
  const { placedAt, id } = CURSOR.exec(before ?? '')?.groups ?? {};
  return placedAt === undefined || id === undefined ? null : { placedAt: Number(placedAt), id };
}

function toStaffOrder(order: Order, invoiceNumber: string): StaffOrder {
  return {
    id: order.id,
    user_id: order.userId,
    plan: order.planId,
    kind: order.kind,
    state: order.state,
    total_minor: order.totalMinor,
    currency: order.currency,
    code: order.promoCode,
    provider: order.provider,
    invoice_number: invoiceNumber,
    placed_at: new Date(order.placedAt).toISOString(),
    paid_at: toIso(order.paidAt),
    remarks: [...order.remarks],
  };
}
