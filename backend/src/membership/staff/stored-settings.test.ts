import { ENDPOINTS, type StaffMembershipSettings, staffMembershipSettingsResponseSchema } from '@alltalent/shared/contracts';
import { aMembership } from '../../../test/support/membership/memberships';
import { openOffice } from '../../../test/support/office/open-office';
import { describeSite, describeSites } from '../../../test/support/test-site';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { ManagerEntity } from '../schema/plan.entity';
import { MembershipsRepository } from '../terms/memberships.repository';

const FINANCE = 'joseph.dcruz@example.com';
const { path: SETTINGS } = ENDPOINTS.saveMembershipSettings;
const aRate = (currency = 'USD') => ({ currency, per_rupee: 0.012, as_of: '2026-11-19' });

describeSites('settings of the membership that the office reads and saves', (site) => {
  const read = async (email?: string): Promise<StaffMembershipSettings> => {
    const answer = await (await openOffice(site(), email)).get(ENDPOINTS.staffMembershipSettings.path);
    return (await staffMembershipSettingsResponseSchema.validate(answer.json(), { strict: true })).data;
  };
  const save = async (settings: object, email?: string) => (await openOffice(site(), email)).post(SETTINGS, settings);
  const planRows = () => site().dataSource.query('SELECT id, name, tagline, price_minor FROM membership_plan ORDER BY id');
  const versionRows = () => site().dataSource.query('SELECT id FROM membership_plan_version');
  const benefitsOf = ({ plans }: StaffMembershipSettings, wanted: string) => {
    const plan = plans.find(({ id }) => id === wanted);
    if (!plan) throw new Error(`There is no plan ${wanted}.`);
    return plan.benefits;
  };

  const accountsWithoutMembership = async (): Promise<readonly string[]> => {
    const rows = await site().dataSource.query('SELECT id FROM user_account WHERE id NOT IN (SELECT user_id FROM membership) LIMIT 3');
    return rows.map(({ id }: { readonly id: string }) => id);
  };

  test('MEM-04 OFF-01 finance reads every part, and the currencies that have a rate or may get one', async () => {
    const { plans, rates, currencies, questions, shoot_excluded_states: states, managers } = await read(FINANCE);
    expect(plans.map(({ id, name }) => [id, name])).toEqual([
      ['free', 'Free'],
      ['monthly', 'Monthly'],
      ['one-year', 'One year'],
    ]);
    expect([rates.length > 5, questions.length > 1, states]).toEqual([true, true, ['38', '35']]);
    const codes = currencies.map(({ code }) => code);
    expect(rates.every(({ currency }) => codes.includes(currency))).toBe(true);
    expect(managers).toMatchObject([{ email: 'farida.contractor@example.com', is_active: true }]);
  });

  test('MEM-04 members of a manager are counted while their membership runs, also of one who is not active any more', async () => {
    const { dataSource, app } = site();
    const [manager] = await dataSource.getRepository(ManagerEntity).find();
    const before = (await read()).managers[0]?.members ?? 0;
    const [one = '', two = '', three = ''] = await accountsWithoutMembership();
    const states = { [one]: 'active', [two]: 'grace', [three]: 'ended' } as const;
    for (const [userId, state] of Object.entries(states)) {
      await app.get(MembershipsRepository).save(aMembership({ userId, state, managerId: manager?.id ?? null }));
    }
    await save({ managers: [{ name: 'Rohan Das', email: 'rohan@example.com' }] });
    expect((await read()).managers).toMatchObject([
      { is_active: false, members: before + 2 },
      { email: 'rohan@example.com', is_active: true, members: 0 },
    ]);
    await save({ managers: [{ name: 'Farida Contractor', email: 'farida.contractor@example.com' }] });
  });

  test('MEM-04 benefits are saved alone: words, price and versions of the plans stay, and so do the applications that are configured', async () => {
    const before = await read();
    const [plansBefore, versionsBefore] = [await planRows(), await versionRows()];
    const changed = { ...benefitsOf(before, 'monthly'), portfolio_photos: 40, applications_per_month: null, has_manager: true };
    const free = { ...benefitsOf(before, 'free'), applications_per_month: 9_999, has_crown: true };
    const entries = site().dataSource.getRepository(AuditEntryEntity);
    const answer = await save({
      version: before.version,
      benefits: [
        { id: 'monthly', benefits: changed },
        { id: 'free', benefits: free },
      ],
    });
    expect(answer.statusCode).toBe(200);
    const after = await read();
    expect(benefitsOf(after, 'monthly')).toEqual(changed);
    expect(benefitsOf(after, 'free')).toEqual({ ...benefitsOf(before, 'free'), has_crown: true });
    expect(benefitsOf(after, 'one-year')).toEqual(benefitsOf(before, 'one-year'));
    expect([await planRows(), await versionRows()]).toEqual([plansBefore, versionsBefore]);
    expect(await entries.findOne({ where: { subject: 'membership:benefits' }, order: { id: 'DESC' } })).toMatchObject({
      actor: 'u_demo_nikhil',
      detail: [
        'monthly applications_per_month 30 -> unlimited',
        'monthly portfolio_photos 30 -> 40',
        'monthly has_manager false -> true',
        'free has_crown false -> true',
      ].join(', '),
    });
    expect((await site().dataSource.query("SELECT benefits FROM membership_plan WHERE id = 'free'"))[0].benefits).not.toContain('9999');
  });

  test.each([
    { part: 'rates', value: [aRate('EUR')] },
    { part: 'questions', value: [{ question: 'Is it new?', answer: 'Yes.' }] },
    { part: 'shoot_excluded_states', value: ['35'] },
    { part: 'managers', value: [{ name: 'Farida C.', email: 'farida.contractor@example.com' }] },
  ])('MEM-04 OFF-01 after $part were saved, the version read before is refused, and says who saved and when', async ({ part, value }) => {
    const { version } = await read();
    expect((await save({ version, [part]: value }, FINANCE)).statusCode).toBe(200);
    const late = await save({ version, rates: [] });
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^Joseph D’Cruz changed the settings meanwhile \(\d+ \w+, .+ IST\)/u),
    });
    const now = await read();
    expect([now.version === version, now.rates.length > 0]).toEqual([false, true]);
    expect((await save({ version: now.version, rates: [aRate()] })).statusCode).toBe(200);
  });

  test('MEM-04 a script that names no version saves whatever was saved before, and a price of a plan is no change of the settings', async () => {
    const { version } = await read();
    expect((await save({ rates: [aRate('GBP')] })).statusCode).toBe(200);
    expect((await save({ rates: [aRate()] })).statusCode).toBe(200);
    const now = await read();
    const change = { plan: 'monthly', name: 'Monthly', tagline: '', price_minor: 59_900, reason: 'Costs', version: 'first' };
    expect((await (await openOffice(site())).post(ENDPOINTS.changePlan.path, change)).statusCode).toBe(200);
    expect([now.version === version, (await read()).version === now.version]).toEqual([true, true]);
  });

  test('MEM-04 OFF-01 a change that no entry of the audit trail names is told without a name', async () => {
    const { version } = await read();
    await save({ rates: [aRate('EUR')] });
    await site().dataSource.query("DELETE FROM audit_entry WHERE subject LIKE 'membership:%'");
    expect((await save({ version, rates: [] })).json()).toMatchObject({
      code: 'REVISION_STALE',
      detail: expect.stringMatching(/^The settings changed meanwhile/u),
    });
  });

  test('MEM-04 REL-20 of two savers of different parts at once one is told, and nothing of theirs is saved', async () => {
    const { version, questions } = await read();
    const office = await openOffice(site());
    const [rates, managers] = await Promise.all([
      office.post(SETTINGS, { version, rates: [aRate('JPY')] }),
      office.post(SETTINGS, { version, questions: [...questions, { question: 'One more?', answer: 'Yes.' }] }),
    ]);
    expect([rates?.statusCode, managers?.statusCode].toSorted()).toEqual([200, 409]);
    const after = await read();
    expect(
      [after.rates.some(({ currency }) => currency === 'JPY'), after.questions.length > questions.length].filter(Boolean),
    ).toHaveLength(1);
  });
});

describeSite('settings of the membership that the office may not save', (site) => {
  const benefits = { applications_per_month: 30, portfolio_photos: 30, has_crown: true, has_first_review: true };
  const rest = { has_approved_profile: false, has_manager: false, has_premium_support: false, has_free_shoot: false };
  const aPlan = (more: object = {}) => ({ id: 'monthly', benefits: { ...benefits, ...rest, ...more } });
  test.each([
    { settings: { benefits: [aPlan(), aPlan()] }, field: 'benefits[1].id' },
    { settings: { benefits: [aPlan({ portfolio_photos: 51 })] }, field: 'benefits[0].benefits.portfolio_photos' },
    { settings: { benefits: [aPlan({ applications_per_month: -1 })] }, field: 'benefits[0].benefits.applications_per_month' },
    { settings: { rates: [{ ...aRate(), per_rupee: 0 }] }, field: 'rates[0].per_rupee' },
    { settings: { rates: [{ ...aRate(), as_of: '19 Nov' }] }, field: 'rates[0].as_of' },
    { settings: { questions: [{ question: ' ', answer: 'Yes.' }] }, field: 'questions[0].question' },
    { settings: { managers: [{ name: 'Rohan', email: 'rohan' }] }, field: 'managers[0].email' },
    { settings: { version: 'x'.repeat(41) }, field: 'version' },
  ])('MEM-04 API-04 are refused in $field', async ({ settings, field }) => {
    const answer = await (await openOffice(site())).post(SETTINGS, settings);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });

  test('OFF-01 an editor of texts reads no settings', async () => {
    const answer = await (await openOffice(site(), 'anjali.menon@example.com')).get(ENDPOINTS.staffMembershipSettings.path);
    expect(answer.statusCode).toBe(403);
  });
});
