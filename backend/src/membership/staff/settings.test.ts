import { ENDPOINTS, membershipPlansResponseSchema } from '@alltalent/shared/contracts';
import { PLANS } from '../../../seeds/membership/plans';
import { seedMembership } from '../../../seeds/membership/seed-membership';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite, describeSites } from '../../../test/support/test-site';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { ManagersRepository } from '../plans/managers.repository';

const SEEDED_MANAGER = 'farida.contractor@example.com';

const somePlans = (yearPrice = 349_900) =>
  PLANS.map(({ id, name, tagline, priceMinor, benefits }) => ({
    id,
    name,
    tagline,
    price_minor: id === 'one-year' ? yearPrice : priceMinor,
    benefits,
  }));
const aRate = (more: object = {}) => ({ currency: 'USD', per_rupee: 0.012, as_of: '2026-11-19', ...more });

describeSites('what staff change of the membership', (site) => {
  const save = async (settings: object) => (await openOffice(site())).post(ENDPOINTS.saveMembershipSettings.path, settings);
  const saved = async (settings: object) =>
    (await membershipPlansResponseSchema.validate((await save(settings)).json(), { strict: true })).data;
  const managers = async () => {
    const all = await new ManagersRepository(site().dataSource).findAll();
    return all.map(({ name, email, isActive }) => [name, email, isActive]);
  };

  test('MEM-04 plans, rates, questions and states without shoots are shown at once, and absent parts stay', async () => {
    const before = await saved({});
    const after = await saved({
      plans: somePlans(),
      rates: [aRate()],
      questions: [{ question: 'Is it good?', answer: 'Yes.' }],
      shoot_excluded_states: ['38', '35', '01', '01'],
    });
    expect(after.plans.map(({ price_minor: price }) => price)).toEqual([0, 49_900, 349_900]);
    expect(after).toMatchObject({ rates: [aRate()], questions: [{ question: 'Is it good?' }], shoot_excluded_states: ['38', '35', '01'] });
    expect(await saved({ rates: [] })).toEqual({ ...after, rates: [] });
    expect(before.questions.length).toBeGreaterThan(1);
  });

  test('MEM-04 a later start seeds nothing over what staff changed', async () => {
    const before = await saved({});
    await site().dataSource.query("DELETE FROM membership_setting WHERE name = 'questions'");
    await seedMembership(site().dataSource, new Date(site().clock.now()));
    const { questions, ...rest } = await saved({});
    expect(rest).toMatchObject({ plans: before.plans, rates: [], shoot_excluded_states: ['38', '35', '01'] });
    expect(questions.length).toBeGreaterThan(1);
  });

  test('MEM-04 managers are known by their address, and those who are not named any more are kept as inactive', async () => {
    await save({
      managers: [
        { name: 'Farida C.', email: 'Farida.Contractor@Example.com' },
        { name: 'Rohan Das', email: 'rohan@example.com' },
      ],
    });
    expect(await managers()).toEqual([
      ['Farida C.', SEEDED_MANAGER, true],
      ['Rohan Das', 'rohan@example.com', true],
    ]);
    await save({ managers: [{ name: 'Rohan Das', email: 'rohan@example.com' }] });
    expect((await managers()).map(([, , isActive]) => isActive)).toEqual([false, true]);
    await save({ managers: [] });
    expect((await managers()).map(([, , isActive]) => isActive)).toEqual([false, false]);
  });

  test('MEM-04 each part that changed has an entry in the audit trail, which names nobody', async () => {
    const entries = site().dataSource.getRepository(AuditEntryEntity);
    const action = 'save-membership-settings';
    await entries.clear();
    await save({ plans: somePlans(299_900), managers: [{ name: 'Rohan Das', email: 'rohan@example.com' }] });
    const rows = await entries.find({ where: { action }, order: { id: 'ASC' } });
    expect(rows).toMatchObject([
      {
        actor: 'u_demo_nikhil',
        action,
        subject: 'membership:plans',
        detail: expect.stringMatching(/^free 0, monthly 49900, one-year (?:\d+ -> )?299900$/u),
      },
      { actor: 'u_demo_nikhil', action, subject: 'membership:managers', detail: expect.stringMatching(/^\d+ -> 1 active$/u) },
    ]);
  });

  test('MEM-04 one part that does not fit saves none of them', async () => {
    const before = await saved({});
    const answer = await save({ plans: somePlans(111_100), shoot_excluded_states: ['00'] });
    expect(answer.json().fields).toEqual({ shoot_excluded_states: '00 is not a state code of the GST list' });
    expect(await saved({})).toEqual(before);
  });
});

describeSite('settings of the membership that do not fit', (site) => {
  test.each([
    { case: 'a plan is missing', settings: { plans: somePlans().slice(1) }, field: 'plans' },
    { case: 'a plan is named twice', settings: { plans: [...somePlans().slice(1), ...somePlans().slice(2)] }, field: 'plans' },
    { case: 'a plan is sold for nothing', settings: { plans: somePlans(0) }, field: 'plans' },
    {
      case: 'the free plan costs something',
      settings: { plans: somePlans().map((plan) => ({ ...plan, price_minor: 100 })) },
      field: 'plans',
    },
    { case: 'a currency is unknown', settings: { rates: [aRate({ currency: 'XXX' })] }, field: 'rates[0].currency' },
    { case: 'a currency is named twice', settings: { rates: [aRate(), aRate()] }, field: 'rates[1].currency' },
    { case: 'the day of a rate is to come', settings: { rates: [aRate({ as_of: '2027-11-21' })] }, field: 'rates[0].as_of' },
    { case: 'the day of a rate is no day', settings: { rates: [aRate({ as_of: '2026-02-30' })] }, field: 'rates[0].as_of' },
    {
      case: 'a manager is named twice',
      settings: { managers: ['a@example.com', 'A@example.com'].map((email) => ({ name: 'A', email })) },
      field: 'managers[1].email',
    },
  ])('MEM-04 API-04 are refused in $field when $case', async ({ settings, field }) => {
    const answer = await (await openOffice(site())).post(ENDPOINTS.saveMembershipSettings.path, settings);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});
