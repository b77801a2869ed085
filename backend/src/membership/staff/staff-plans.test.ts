import { ENDPOINTS, type StaffPlansResponse, staffPlansResponseSchema } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import type { Answer } from '../../../test/support/test-browser';
import { describeSite, describeSites } from '../../../test/support/test-site';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';

const FINANCE = 'joseph.dcruz@example.com';
const DAY_S = 24 * 3600;
const aChange = (more: object = {}) => ({
  plan: 'monthly',
  name: 'Monthly',
  tagline: 'For a busy month',
  price_minor: 59_900,
  reason: 'Costs rose',
  version: 'first',
  ...more,
});

describeSites('plans that staff change', (site) => {
  const staff = (email?: string) => openOffice(site(), email);
  const read = async (answer: Answer): Promise<StaffPlansResponse> => staffPlansResponseSchema.validate(answer.json(), { strict: true });
  const plans = async () => read(await (await staff()).get(ENDPOINTS.staffPlans.path));
  const planOf = (answer: StaffPlansResponse, id = 'monthly') => {
    const plan = answer.data.find((one) => one.id === id);
    if (!plan) throw new Error(`There is no plan ${id}.`);
    return plan;
  };
  const statesOf = (answer: StaffPlansResponse) => planOf(answer).versions.map(({ state, price_minor: price }) => [state, price]);
  const change = async (more: object = {}, email?: string) => (await staff(email)).post(ENDPOINTS.changePlan.path, aChange(more));
  const publicPrice = async () => {
    const page = (await (await site().browse()).get(ENDPOINTS.membershipPlans.path)).json().data;
    return page.plans.find(({ id }: { readonly id: string }) => id === 'monthly').price_minor;
  };
  beforeEach(() => site().dataSource.query('DELETE FROM membership_plan_version'));

  test('MEM-04 OFF-01 a price changed now is on the public page at once, and what was sold before stays in the list', async () => {
    expect(statesOf(await plans())).toEqual([['sold', 49_900]]);
    const changed = await read(await change());
    expect(planOf(changed).versions).toMatchObject([
      { state: 'sold', price_minor: 59_900, tagline: 'For a busy month', made_by: 'Nikhil Bose', reason: 'Costs rose' },
      { id: 0, state: 'past', price_minor: 49_900, from: '', made_by: '' },
    ]);
    expect(await publicPrice()).toBe(59_900);
    const entries = site().dataSource.getRepository(AuditEntryEntity);
    expect(await entries.findOne({ where: { action: 'change-plan' }, order: { id: 'DESC' } })).toMatchObject({
      actor: 'u_demo_nikhil',
      subject: 'plan:monthly',
      detail: 'Monthly, ₹499 -> ₹599, from now: Costs rose',
    });
  });

  test('MEM-04 OFF-01 a price from a day on holds from its first moment in India, and can be taken back until then', async () => {
    const [today = ''] = new Date(site().clock.now() + 5.5 * 3_600_000).toISOString().split('T');
    const dayAfter = (days: number) => new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_S * 1000).toISOString().slice(0, 10);
    const planned = await read(await change({ from: dayAfter(2) }));
    const later = await read(await change({ from: dayAfter(9), price_minor: 69_900, version: planOf(planned).version }));
    expect(statesOf(later)).toEqual([
      ['planned', 69_900],
      ['planned', 59_900],
      ['sold', 49_900],
    ]);
    const startsIn = Date.parse(`${dayAfter(2)}T00:00:00+05:30`) - site().clock.now();
    site().clock.pass(startsIn / 1000 - 1);
    expect(await publicPrice()).toBe(49_900);
    site().clock.pass(1);
    expect(await publicPrice()).toBe(59_900);
    const [last, held] = planOf(later).versions;
    const withdraw = async (id: number | undefined, version: string) =>
      (await staff()).post(ENDPOINTS.withdrawPlanChange.path, { plan: 'monthly', id, version, reason: 'Too much' });
    expect((await withdraw(held?.id, planOf(later).version)).statusCode).toBe(404);
    const kept = await read(await withdraw(last?.id, planOf(later).version));
    expect(statesOf(kept)).toEqual([
      ['sold', 59_900],
      ['past', 49_900],
    ]);
    expect((await withdraw(last?.id, planOf(kept).version)).statusCode).toBe(404);
    site().clock.pass(10 * DAY_S);
    expect(await publicPrice()).toBe(59_900);
  });

  test('MEM-04 OFF-01 a change of an older version is refused, and says who was first and when', async () => {
    expect((await change({}, FINANCE)).statusCode).toBe(200);
    const late = (await change({ price_minor: 1 })).json();
    expect(late.fields).toHaveProperty('price_minor');
    expect((await change({ price_minor: 69_900 })).json()).toMatchObject({
      status: 409,
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^Joseph D’Cruz changed this plan meanwhile \(\d+ \w+, .+ IST\)/u),
    });
    expect(await publicPrice()).toBe(59_900);
  });

  test('MEM-04 REL-20 of two changes at once one holds, and the other is told', async () => {
    const office = await staff();
    const answers = await Promise.all(
      [59_900, 69_900].map((price) => office.post(ENDPOINTS.changePlan.path, aChange({ price_minor: price }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(planOf(await plans()).versions).toHaveLength(2);
  });

  test('MEM-04 a price that a script changes by the settings is a version, too', async () => {
    const page = (await (await site().browse()).get(ENDPOINTS.membershipPlans.path)).json().data;
    const wanted = page.plans.map(({ id, name, tagline, price_minor: price, benefits }: Record<string, unknown>) => ({
      ...{ id, name, tagline, benefits },
      price_minor: id === 'monthly' ? 44_900 : price,
    }));
    expect((await (await staff()).post(ENDPOINTS.saveMembershipSettings.path, { plans: wanted })).statusCode).toBe(200);
    const listed = await plans();
    expect(statesOf(listed)).toEqual([
      ['sold', 44_900],
      ['past', 49_900],
    ]);
    expect(planOf(listed, 'one-year').versions).toHaveLength(1);
  });
});

describeSite('changes of plans that do not fit', (site) => {
  test.each([
    { input: { price_minor: 99 }, field: 'price_minor' },
    { input: { plan: 'free', price_minor: 100 }, field: 'price_minor' },
    { input: { price_minor: 100.5 }, field: 'price_minor' },
    { input: { name: ' ' }, field: 'name' },
    { input: { tagline: 'x'.repeat(161) }, field: 'tagline' },
    { input: { from: '2026-11-20' }, field: 'from' },
    { input: { from: '2026-02-30' }, field: 'from' },
    { input: { from: '2028-01-01' }, field: 'from' },
    { input: { reason: ' ' }, field: 'reason' },
    { input: { version: '' }, field: 'version' },
  ])('MEM-04 API-04 $input is refused in $field, and nothing is stored', async ({ input, field }) => {
    const answer = await (await openOffice(site())).post(ENDPOINTS.changePlan.path, aChange(input));
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await site().dataSource.query('SELECT id FROM membership_plan_version')).toEqual([]);
  });
});
