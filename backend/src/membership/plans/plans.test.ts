import { ENDPOINTS, membershipPlansResponseSchema, PLAN_IDS, SHOOT_CODE } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { SystemClock } from '../../kernel/clock/clock';
import { loadConfig } from '../../kernel/config/config';
import type { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

const SELLER = { SELLER_NAME: 'All Talent', SELLER_ADDRESS: '1 Road, Mumbai', SELLER_GSTIN: '27AAAAA0000A1Z2' };
const NOTHING: Readonly<Record<string, string>> = {};
const serviceWith = (env: Readonly<Record<string, string>>) =>
  new PlansService({} as PlansRepository, loadConfig({ NODE_ENV: 'test', ...env }), new SystemClock());

test.each([
  { env: NOTHING, isOnSale: true },
  { env: SELLER, isOnSale: true },
  { env: { PAYMENT_PROVIDER: 'none' }, isOnSale: false },
])('MEM-01 with $env the plans are on sale: $isOnSale', ({ env, isOnSale }) => {
  expect(serviceWith(env).isOnSale).toBe(isOnSale);
});

test('MEM-01 nothing is on sale without a seller', () => {
  const config = { ...loadConfig({ NODE_ENV: 'test' }), seller: null };
  expect(new PlansService({} as PlansRepository, config, new SystemClock()).isOnSale).toBe(false);
});

describeSite('the page of the plans', (site) => {
  const ask = async () => (await site().browse()).get(ENDPOINTS.membershipPlans.path);
  const page = async () => (await membershipPlansResponseSchema.validate((await ask()).json(), { strict: true })).data;

  test('MEM-01 API-02 shows the seeded plans in order, with prices that contain the tax', async () => {
    const { plans, ...rest } = await page();
    expect(plans.map(({ id }) => id)).toEqual(PLAN_IDS);
    expect(plans.map(({ price_minor: price, term_months: months }) => [price, months])).toEqual([
      [0, 0],
      [49_900, 1],
      [399_900, 12],
    ]);
    const benefits = plans.map((plan) => plan.benefits);
    expect(benefits.map(({ applications_per_month: applications }) => applications)).toEqual([5, 30, null]);
    expect(benefits.map(({ portfolio_photos: photos }) => photos)).toEqual([12, 30, 50]);
    expect(benefits.map(({ has_crown: crown }) => crown)).toEqual([false, true, true]);
    expect(benefits.map(({ has_first_review: first }) => first)).toEqual([false, true, true]);
    const [free, monthly, year] = benefits;
    const others = { has_approved_profile: true, has_manager: true, has_premium_support: true, has_free_shoot: true };
    expect(year).toMatchObject(others);
    const none = Object.fromEntries(Object.keys(others).map((name) => [name, false]));
    expect([free, monthly]).toMatchObject([none, none]);
    expect(rest).toMatchObject({ is_on_sale: true, tax_rate_basis_points: 1800, shoot_code: SHOOT_CODE });
    expect([...rest.shoot_excluded_states].sort()).toEqual(['35', '38']);
  });

  test('MEM-01 answers questions, and shows other currencies of the site with the day of their rate', async () => {
    const { rates, questions } = await page();
    const currencies = (await (await site().browse()).get(ENDPOINTS.currencies.path)).json<{ code: string }[]>();
    const [codes, rated] = [currencies, rates].map((list) => list.map((one) => ('code' in one ? one.code : one.currency)));
    expect(rated?.filter((code) => code === 'INR' || !codes?.includes(code))).toEqual([]);
    expect(rated).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP', 'SGD']));
    expect(rates.every(({ as_of: day }) => /^\d{4}-\d{2}-\d{2}$/u.test(day))).toBe(true);
    expect(questions.length).toBeGreaterThanOrEqual(6);
  });

  test('API-02 may be kept for a short time, and is not sent again while it is unchanged', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('public, max-age=30');
    const again = await (await site().browse()).get(ENDPOINTS.membershipPlans.path, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });
});

describeSite(
  'the page of the plans where applications are configured',
  (site) => {
    test('MEM-01 shows as many free applications as the way to apply allows', async () => {
      const answer = await (await site().browse()).get(ENDPOINTS.membershipPlans.path);
      expect(answer.json().data.plans[0].benefits.applications_per_month).toBe(2);
      expect(answer.json().data.is_on_sale).toBe(false);
    });
  },
  { FREE_APPLICATIONS_PER_MONTH: '2', PAYMENT_PROVIDER: 'none' },
);
