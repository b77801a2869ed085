import { ENDPOINTS, type PromoCodesResponse, promoCodesResponseSchema } from '@alltalent/shared/contracts';
import { openOffice } from '../../../test/support/office/open-office';
import type { Answer } from '../../../test/support/test-browser';
import { describeSite, describeSites } from '../../../test/support/test-site';
import { AuditEntryEntity } from '../../kernel/audit/audit-entry.entity';
import { PromoCodesRepository } from '../promo-codes/promo-codes.repository';

const aCode = (more: object = {}) => ({ code: 'diwali-26', kind: 'percent', value: 1500, plans: ['monthly', 'one-year'], ...more });
const diwaliOf = (answer: Answer) => answer.json<PromoCodesResponse>().data.find(({ code }) => code === 'DIWALI-26');

describeSites('promo codes that staff keep', (site) => {
  const staff = () => openOffice(site());
  const save = async (code: object) => (await staff()).post(ENDPOINTS.savePromoCode.path, code);
  const entries = () =>
    site()
      .dataSource.getRepository(AuditEntryEntity)
      .find({ where: { action: 'save-promo-code' }, order: { id: 'ASC' } });

  test('MEM-02 API-02 are listed with the code of the shoot from the start', async () => {
    const answer = await (await staff()).get(ENDPOINTS.promoCodes.path);
    const { data } = await promoCodesResponseSchema.validate(answer.json(), { strict: true });
    expect(data).toMatchObject([
      { code: 'FREEPORTFOLIO', kind: 'shoot', plans: ['one-year'], excluded_states: [], is_once_per_person: true, uses: 0 },
    ]);
  });

  test('MEM-02 are made and changed, with an entry in the audit trail each, and keep the count of their uses', async () => {
    const made = await save(aCode({ most_uses: 100, from: '2026-11-01', to: '2026-11-30' }));
    expect(made.json().data).toHaveLength(2);
    expect(diwaliOf(made)).toMatchObject({ code: 'DIWALI-26', value: 1500, most_uses: 100, uses: 0, is_active: true });
    await site().dataSource.query("UPDATE promo_code SET uses = 7 WHERE code = 'DIWALI-26'");
    const changed = await save(aCode({ value: 2000, is_active: false }));
    expect(diwaliOf(changed)).toMatchObject({ value: 2000, is_active: false, most_uses: null, uses: 7, from: '' });
    expect(await entries()).toMatchObject([
      { actor: 'u_demo_nikhil', action: 'save-promo-code', subject: 'promo-code:DIWALI-26', detail: expect.stringContaining('made') },
      {
        actor: 'u_demo_nikhil',
        action: 'save-promo-code',
        detail: expect.stringMatching(/^changed, worth percent \d+ -> percent 2000.*active on -> off$/u),
      },
    ]);
  });

  test('MEM-02 OFF-01 a new code takes no name that is taken, and a change of an older version says who was first', async () => {
    const aHoli = (more: object) => aCode({ code: 'HOLI-26', ...more });
    const holiOf = (answer: Answer) => answer.json<PromoCodesResponse>().data.find(({ code }) => code === 'HOLI-26');
    const first = holiOf(await save(aHoli({ version: '' })));
    expect((await save(aHoli({ version: '' }))).json()).toMatchObject({
      status: 400,
      fields: { code: 'There is a code HOLI-26 already.' },
    });
    await site().dataSource.query("UPDATE promo_code SET uses = uses + 1 WHERE code = 'HOLI-26'");
    const second = holiOf(await save(aHoli({ value: 1600, version: first?.version })));
    expect(second?.value).toBe(1600);
    const late = await save(aHoli({ value: 1700, version: first?.version }));
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'REVISION_STALE',
      detail: expect.stringContaining('Nikhil Bose changed this code'),
    });
    expect(holiOf(await save(aHoli({ value: 1700, version: second?.version })))?.value).toBe(1700);
  });

  test('MEM-02 a shoot without states of its own follows the settings, and one with states keeps them', async () => {
    const excludedOf = async () => (await new PromoCodesRepository(site().dataSource).find('SHOOT2'))?.excludedStates;
    const shoot = { code: 'SHOOT2', kind: 'shoot', value: 0, plans: ['one-year'] };
    await save(shoot);
    expect(await excludedOf()).toBeNull();
    await save({ ...shoot, excluded_states: ['01', '01'] });
    expect(await excludedOf()).toEqual(['01']);
  });
});

describeSite('promo codes that do not fit', (site) => {
  test.each([
    { input: { code: 'A' }, field: 'code' },
    { input: { code: 'TEN OFF' }, field: 'code' },
    { input: { kind: 'percent', value: 10_001 }, field: 'value' },
    { input: { kind: 'percent', value: 0 }, field: 'value' },
    { input: { kind: 'amount', value: 0 }, field: 'value' },
    { input: { kind: 'days', value: 367 }, field: 'value' },
    { input: { kind: 'shoot', value: 5, plans: ['one-year'] }, field: 'value' },
    { input: { kind: 'shoot', value: 0 }, field: 'plans' },
    { input: { plans: [] }, field: 'plans' },
    { input: { plans: ['free'] }, field: 'plans[0]' },
    { input: { excluded_states: ['99'] }, field: 'excluded_states' },
    { input: { from: '2026-02-30' }, field: 'from' },
    { input: { to: 'tomorrow' }, field: 'to' },
    { input: { from: '2026-11-02', to: '2026-11-01' }, field: 'to' },
    { input: { most_uses: 0 }, field: 'most_uses' },
  ])('MEM-02 API-04 $input is refused in $field, and nothing is stored', async ({ input, field }) => {
    const answer = await (await openOffice(site())).post(ENDPOINTS.savePromoCode.path, aCode(input));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await site().dataSource.query('SELECT code FROM promo_code')).toEqual([{ code: 'FREEPORTFOLIO' }]);
  });
});
