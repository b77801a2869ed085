import { areRelated, type KnownAccount } from './related-accounts.policy';

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
const [ONE, OTHER] = [account('one'), account('other')];

test('HIR-05 an account is related to itself, and not to another of the same name', () => {
  expect([areRelated(ONE, ONE, []), areRelated(ONE, OTHER, [])]).toEqual([true, false]);
});

test.each([
  ['the confirmed address of the other', { email: 'one@example.com', loginEmail: null }, {}],
  ['the confirmed number of the other', { phone: '919811122233' }, { loginPhone: '+919811122233' }],
])('HIR-05 accounts are related by %s, from either side', (_what, ofOther, ofOne) => {
  const [one, other] = [account('one', ofOne), account('other', ofOther)];
  expect([areRelated(one, other, []), areRelated(other, one, [])]).toEqual([true, true]);
});

test('HIR-05 two accounts without a number have none in common', () => {
  expect(areRelated(account('one', { loginPhone: null }), account('other', { loginPhone: '' }), [])).toBe(false);
});

test('HIR-05 a guardian is related to the child who has come of age, and to nobody who only has the birthday', () => {
  const child = { id: 'c_child', guardianId: 'one', firstName: ' noor', lastName: 'Sethi', birthDate: '1988-02-03' };
  expect([areRelated(ONE, OTHER, [child]), areRelated(OTHER, ONE, [child])]).toEqual([true, true]);
  expect(areRelated(ONE, OTHER, [{ ...child, firstName: 'Zoya' }])).toBe(false);
  expect(areRelated(ONE, { ...OTHER, id: 'c_child' }, [{ ...child, firstName: 'Zoya' }])).toBe(true);
  expect(areRelated(ONE, OTHER, [{ ...child, guardianId: 'third' }])).toBe(false);
});
