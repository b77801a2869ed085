import { areRelated, type KnownAccount, type Relations } from './related-accounts.policy';

const account = (id: string, more: Partial<KnownAccount> = {}): KnownAccount => ({
  id,
  email: `${id}@example.com`,
  loginEmail: `${id}@example.com`,
  phone: '',
  loginPhone: null,
  firstName: 'Noor',
  lastName: 'Sethi',
  birthDate: '1988-02-03',
  ...more,
});
const NONE: Relations = { children: [], delegates: [] };
const [ONE, OTHER] = [account('one'), account('other')];

test('HIR-05 an account is related to itself, and not to another of the same name', () => {
  expect([areRelated(ONE, ONE, NONE), areRelated(ONE, OTHER, NONE)]).toEqual([true, false]);
});

test.each([
  ['the confirmed address of the other', { email: 'one@example.com', loginEmail: null }, {}],
  ['the confirmed number of the other', { phone: '919811122233' }, { loginPhone: '+919811122233' }],
])('HIR-05 accounts are related by %s, from either side', (_what, ofOther, ofOne) => {
  const [one, other] = [account('one', ofOne), account('other', ofOther)];
  expect([areRelated(one, other, NONE), areRelated(other, one, NONE)]).toEqual([true, true]);
});

test('HIR-05 two accounts without a number have none in common', () => {
  expect(areRelated(account('one', { loginPhone: null }), account('other', { loginPhone: '' }), NONE)).toBe(false);
});

test('HIR-05 a guardian is related to the child who has come of age, and to nobody who only has the birthday', () => {
  const child = { id: 'c_child', guardianId: 'one', firstName: ' noor', lastName: 'Sethi', birthDate: '1988-02-03' };
  expect([areRelated(ONE, OTHER, { ...NONE, children: [child] }), areRelated(OTHER, ONE, { ...NONE, children: [child] })]).toEqual([
    true,
    true,
  ]);
  expect(areRelated(ONE, OTHER, { ...NONE, children: [{ ...child, firstName: 'Zoya' }] })).toBe(false);
  expect(areRelated(ONE, { ...OTHER, id: 'c_child' }, { ...NONE, children: [{ ...child, firstName: 'Zoya' }] })).toBe(true);
  expect(areRelated(ONE, OTHER, { ...NONE, children: [{ ...child, guardianId: 'third' }] })).toBe(false);
});

test('HIR-05 HIR-06 a colleague who may use the account of the other is related to it', () => {
  const delegate = { accountId: 'other', userId: 'one' };
  expect([areRelated(ONE, OTHER, { ...NONE, delegates: [delegate] }), areRelated(OTHER, ONE, { ...NONE, delegates: [delegate] })]).toEqual([
    true,
    true,
  ]);
  expect(areRelated(ONE, OTHER, { ...NONE, delegates: [{ ...delegate, userId: 'third' }] })).toBe(false);
});
