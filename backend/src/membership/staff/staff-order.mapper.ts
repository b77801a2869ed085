import type { StaffOrdersResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { fullName, toIso, type UserAccount, UsersService } from '../../auth';
import type { Order } from '../orders/orders.repository';
import { StaffOrdersRepository } from './staff-orders.repository';

export type StaffOrder = StaffOrdersResponse['data'][number];

/** Maps orders for staff, with buyers and numbers of invoices. */
@Injectable()
export class StaffOrderMapper {
  constructor(
    private readonly orders: StaffOrdersRepository,
    private readonly users: UsersService,
  ) {}

  async list(orders: readonly Order[]): Promise<StaffOrder[]> {
    const [numbers, buyers] = await Promise.all([
      this.orders.findInvoiceNumbers(orders.map(({ id }) => id)),
      this.users.findMany(orders.flatMap(({ userId }) => (userId === null ? [] : [userId]))),
    ]);
    return orders.map((order) => toStaffOrder(order, numbers.get(order.id) ?? '', buyers.get(order.userId ?? '')));
  }
}

function toStaffOrder(order: Order, invoiceNumber: string, buyer: UserAccount | undefined): StaffOrder {
  return {
    id: order.id,
    user_id: order.userId,
    buyer_name: buyer ? fullName(buyer) : '',
    buyer_email: buyer ? (buyer.loginEmail ?? buyer.email) : '',
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
