import type { DataSource } from 'typeorm';
import { OrderEntity } from '../../../src/membership/schema/order.entity';

const BILLING = { name: 'Asha Rao', address: '1 Lake Road', city: 'Bengaluru', postal_code: '560001', state_code: '29', gstin: '' };

/** Stores an order as the checkout would, of the one-year plan unless said. */
export async function placeTestOrder(dataSource: DataSource, order: Partial<OrderEntity> & Pick<OrderEntity, 'id'>): Promise<OrderEntity> {
  const row: OrderEntity = {
    userId: null,
    openKey: null,
    kind: 'purchase',
    termKey: null,
    planId: 'one-year',
    planName: 'One year',
    termMonths: 12,
    renews: false,
    state: 'open',
    listMinor: 399_900,
    discountMinor: 0,
    totalMinor: 399_900,
    taxableMinor: 338_898,
    cgstMinor: 0,
    sgstMinor: 0,
    igstMinor: 61_002,
    taxRateBasisPoints: 1800,
    currency: 'INR',
    renewalMinor: 399_900,
    promoCode: '',
    extraDays: 0,
    hasShoot: false,
    billing: BILLING,
    consent: 'Payments are not refunded.',
    provider: 'test',
    checkoutRef: '',
    paymentUrl: '',
    returnPath: '',
    attempts: 0,
    placedAt: 1,
    expiresAt: 2,
    paidAt: null,
    remarks: [],
    ...order,
  };
  await dataSource.getRepository(OrderEntity).insert(row);
  return row;
}
