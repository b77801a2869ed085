import type { DataSource } from 'typeorm';
import { Transactions } from '../../../src/kernel/database/transaction';
import { OrdersRepository } from '../../../src/membership/orders/orders.repository';
import type { ProviderPayment } from '../../../src/membership/payments/payment-provider';
import type { PaymentsService } from '../../../src/membership/payments/payments.service';
import { OrderEntity } from '../../../src/membership/schema/order.entity';
import { withNextStep } from '../../../src/membership/terms/membership-steps.policy';
import { MembershipsRepository } from '../../../src/membership/terms/memberships.repository';
import { endOfTerm } from '../../../src/membership/terms/term-dates.policy';

/** Takes in payments as the site does, without ledger and invoice: a captured one pays its order once and begins the next term. */
export function renewingPayments(dataSource: DataSource): PaymentsService {
  const [transactions, orders] = [new Transactions(dataSource), new OrdersRepository(dataSource)];
  const take = (_name: string, payment: ProviderPayment) =>
    transactions.run(async () => {
      const order = await orders.lock(payment.orderId);
      if (payment.state !== 'captured' || order === null || order.state === 'paid') return;
      const changes = { state: payment.amountMinor === order.totalMinor ? 'paid' : 'checking', paidAt: payment.at } as const;
      await dataSource.getRepository(OrderEntity).update({ id: order.id }, changes);
      if (changes.state === 'paid') await begin(dataSource, { ...order, at: payment.at });
    });
  return { take } as unknown as PaymentsService;
}

async function begin(dataSource: DataSource, { id, userId, planId, termMonths, at }: OrderEntity & { readonly at: number }): Promise<void> {
  const memberships = new MembershipsRepository(dataSource);
  const membership = await memberships.lock(userId ?? '');
  if (membership === null) throw new Error('The account has no membership.');
  const startsAt = membership.state === 'ended' ? at : membership.paidUntil;
  const endsAt = endOfTerm(startsAt, termMonths, membership.anchorDay);
  const period = { userId: membership.userId, planId, source: 'site', orderId: id, startsAt, endsAt, revokedAt: null } as const;
  if (!(await memberships.addPeriod(period))) return;
  const fresh = { state: 'active', notices: 0, noticedAt: null, attempts: 0 } as const;
  const next = { ...membership, ...fresh, planId, paidUntil: endsAt, accessUntil: endsAt };
  await memberships.save(withNextStep(next));
}
