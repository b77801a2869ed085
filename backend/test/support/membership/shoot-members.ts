import { ENDPOINTS, type OwnMembership } from '@alltalent/shared/contracts';
import { OrderEntity } from '../../../src/membership/schema/order.entity';
import { ShootsService } from '../../../src/membership/shoots/shoots.service';
import { OwnMembershipService } from '../../../src/membership/terms/own-membership.service';
import { newTalent } from '../profiles/own-profiles';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';
import { makeMember, offerPlans } from './unlocked-plans';

let orders = 0;

/** Stores a paid order of the account and returns its id. */
export async function paidOrder(site: TestSite, userId: string, changes: Partial<OrderEntity> = {}): Promise<string> {
  orders += 1;
  const id = `ord_shoot_${orders}`;
  const sums = {
    listMinor: 0,
    discountMinor: 0,
    totalMinor: 0,
    taxableMinor: 0,
    cgstMinor: 0,
    sgstMinor: 0,
    igstMinor: 0,
    renewalMinor: 0,
  };
  const page = { provider: 'test', checkoutRef: '', paymentUrl: '', returnPath: '', attempts: 0, consent: '', remarks: [] };
  const now = site.clock.now();
  await site.dataSource.getRepository(OrderEntity).insert({
    id,
    userId,
    openKey: null,
    termKey: null,
    kind: 'purchase',
    planId: 'one-year',
    planName: 'one-year',
    termMonths: 12,
    renews: false,
    state: 'paid',
    taxRateBasisPoints: 1800,
    currency: 'INR',
    promoCode: '',
    extraDays: 0,
    hasShoot: true,
    billing: {} as OrderEntity['billing'],
    placedAt: now,
    expiresAt: now,
    paidAt: now,
    ...sums,
    ...page,
    ...changes,
  });
  return id;
}

/** Signs up a talent whose one-year order includes a shoot. */
export async function shootMember(site: TestSite, changes: Partial<OrderEntity> = {}) {
  const talent = await newTalent(site);
  const orderId = await paidOrder(site, talent.userId, changes);
  await makeMember(site, talent.userId, { planId: 'one-year', days: 365, orderId });
  return { ...talent, orderId };
}

/** Makes the answer of a call about shoots the shoot alone. */
export function answerShoots(site: TestSite): void {
  offerPlans(site);
  const shoots = site.app.get(ShootsService, { strict: false });
  const read = async (userId: string) => ({ shoot: await shoots.of(userId) }) as OwnMembership;
  jest.spyOn(site.app.get(OwnMembershipService, { strict: false }), 'read').mockImplementation(read);
}

/** Returns the day that many days after today, YYYY-MM-DD. */
export function inDays(site: TestSite, days: number): string {
  return new Date(site.clock.now() + (days * 24 + 5.5) * 3600 * 1000).toISOString().slice(0, 10);
}

export function book(browser: TestBrowser, site: TestSite, changes: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const wish = { dates: [inDays(site, 10), inDays(site, 12)], city: 'Mumbai', state_code: '27', notes: 'By the sea.' };
  return browser.post(ENDPOINTS.bookShoot.path, { ...wish, ...changes }, headers);
}
