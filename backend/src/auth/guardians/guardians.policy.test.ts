import type { AddChildInput } from '@alltalent/shared/contracts';
import { findSameChild, refuseBirthDate } from './guardians.policy';

const TODAY = '2026-11-20';

test('SGN-04 a child is under 18: the day before the eighteenth birthday is taken, the birthday is not', () => {
  expect(refuseBirthDate('2008-11-21', TODAY)).toBeNull();
  expect(refuseBirthDate('2008-11-20', TODAY)).toContain('can register on their own');
  expect(refuseBirthDate('1990-01-01', TODAY)).toContain('can register on their own');
});

test('SGN-04 a newborn can be registered, somebody not yet born cannot', () => {
  expect(refuseBirthDate(TODAY, TODAY)).toBeNull();
  expect(refuseBirthDate('2026-11-21', TODAY)).toContain('still to come');
});

test('a child is known again by its name and date of birth, however the name is written', () => {
  const child = { firstName: 'Tara', lastName: 'Iyer', birthDate: '2016-05-04' };
  const record = { child: { ...child, id: 'c_1', guardianId: 'u_1', relation: 'mother' as const, createdAt: 0 }, consents: [] };
  const input = (changes: Partial<AddChildInput>) =>
    ({ first_name: 'tara', last_name: 'IYER', birth_date: '2016-05-04', ...changes }) as AddChildInput;
  expect(findSameChild([record], input({}))).toBe(record);
  expect(findSameChild([record], input({ first_name: 'Mira' }))).toBeUndefined();
  expect(findSameChild([record], input({ birth_date: '2016-05-05' }))).toBeUndefined();
});
