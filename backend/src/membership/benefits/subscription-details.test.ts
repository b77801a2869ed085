import { ENDPOINTS, type SubscriptionDetails, subscriptionDetailsSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { endMembership, makeMember, offerPlans } from '../../../test/support/membership/unlocked-plans';
import { newTalent } from '../../../test/support/profiles/own-profiles';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite, describeSites } from '../../../test/support/test-site';
import { UpgradeCardsRepository } from './upgrade-cards.repository';

const PATH = '/api/talent/get-subscription-popup-details';
const ASHA = { email: 'asha.rao@example.com', id: 'u_demo_asha' };
const DAY_S = 24 * 3600;

async function ask(browser: TestBrowser): Promise<SubscriptionDetails['data']> {
  return subscriptionDetailsSchema.validateSync((await browser.get(PATH)).json(), { strict: true }).data;
}

describeSites('What a membership is to an account', (site) => {
  beforeEach(() => offerPlans(site()));

  test('API-02 MEM-01 a member is told of the membership, others that they are none and what is sold', async () => {
    const browser = await signedIn(site(), ASHA.email);
    expect(await ask(browser)).toMatchObject({
      is_member: 0,
      is_needed_to_apply: 0,
      plans: [
        { id: 'monthly', name: 'monthly', price_minor: 49_900, currency: 'INR', term_months: 1 },
        { id: 'one-year', name: 'one-year', price_minor: 399_900, currency: 'INR', term_months: 12 },
      ],
    });
    await makeMember(site(), ASHA.id);
    expect(await ask(browser)).toMatchObject({ is_member: 1, card: null });
    await endMembership(site(), ASHA.id);
    expect((await (await site().browse()).get(PATH)).statusCode).toBe(401);
  });

  test('API-02 nothing is offered that cannot be bought', async () => {
    offerPlans(site(), { isOnSale: false });
    expect(await ask(await signedIn(site(), ASHA.email))).toEqual({ is_member: 0, is_needed_to_apply: 0, plans: [], card: null });
  });

  test('MEM-01 the upgrade card comes a day after the first visit, and seven days after it was shown', async () => {
    const { browser } = await newTalent(site());
    expect((await ask(browser)).card).toBeNull();
    site().clock.pass(DAY_S + 1);
    expect((await ask(browser)).card).toMatchObject({
      text: expect.stringMatching(/as many jobs as they like, show up to 12 photos.*From ₹499, including GST/u),
      path: '/membership',
    });
    const shown = await Promise.all([1, 2, 3].map(() => browser.post(ENDPOINTS.upgradeCardShown.path, {})));
    expect(shown.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ask(browser)).card).toBeNull();
    site().clock.pass(7 * DAY_S);
    expect((await ask(browser)).card).not.toBeNull();
  });

  test('MEM-01 the time of the card is kept by account, and an open order is known', async () => {
    const { userId } = await newTalent(site());
    const cards = new UpgradeCardsRepository(site().dataSource);
    expect([await cards.findShown(userId), await cards.hasOpenOrder(userId)]).toEqual([null, false]);
    await Promise.all([cards.setShown(userId, 5), cards.setShown(userId, 5)]);
    await cards.setShown(userId, 1_700_000_000_000);
    expect(await cards.findShown(userId)).toBe(1_700_000_000_000);
  });
});

describeSite(
  'A site on which only members apply',
  (site) => {
    test('API-02 MEM-01 says so', async () => {
      offerPlans(site());
      expect((await ask(await signedIn(site(), ASHA.email))).is_needed_to_apply).toBe(1);
    });
  },
  { FREE_APPLICATIONS_PER_MONTH: '0' },
);
