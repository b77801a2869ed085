import type { OwnMembership, ShootBooking } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { openPage } from '../testing/open-page';
import { leave, ownOf, PATHS, signIn } from '../testing/membership-server';

afterEach(leave);

const BOOKING: ShootBooking = {
  id: 1,
  state: 'requested',
  dates: ['2026-12-10', '2026-12-12'],
  confirmed_on: '',
  city: 'Pune',
  state_code: '27',
  notes: '',
};
const withShoot = (booking: ShootBooking | null): Partial<OwnMembership> => ({ shoot: { is_included: true, booking } });

async function openForm(answers: Parameters<typeof signIn>[0] = {}) {
  const calls = signIn({ [PATHS.own]: ok(ownOf(withShoot(null))), ...answers });
  openPage('/account/membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose dates' }));
  return calls;
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('First choice'), '2026-12-10');
  await userEvent.type(screen.getByLabelText('Third choice (optional)'), '2026-12-12');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Pune');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '27');
}

test('SHO-01 the shoot is asked for with up to three days, and its state is shown', async () => {
  const calls = await openForm({ [PATHS.shoot]: ok(ownOf(withShoot(BOOKING))) });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Request the shoot' }));
  expect(await screen.findByText('You requested a shoot. We will confirm one of your days by email.')).toBeVisible();
  const days = within(screen.getByRole('list', { name: 'Your days' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['10 December 2026', '12 December 2026']);
  expect(screen.getByText('Pune, Maharashtra')).toBeVisible();
  expect(calls(PATHS.shoot)).toEqual([
    expect.objectContaining({
      body: { dates: ['2026-12-10', '2026-12-12'], city: 'Pune', state_code: '27', notes: '' },
      key: expect.any(String) as string,
    }),
  ]);
});

test('SHO-01 what is missing stands in its field, with the focus on the first', async () => {
  await openForm();
  await userEvent.click(await screen.findByRole('button', { name: 'Request the shoot' }));
  expect(await screen.findByText('Choose at least one day')).toBeVisible();
  expect(screen.getByText('Enter the city of the shoot')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('First choice')).toHaveFocus());
});

test('SHO-02 states without shoots cannot be chosen', async () => {
  await openForm();
  const state = await screen.findByRole('combobox', { name: 'State' });
  await waitFor(() => expect(within(state).queryByRole('option', { name: 'Ladakh' })).toBeNull());
});

test('SHO-02 a refusal is told, and what was typed stays', async () => {
  await openForm({ [PATHS.shoot]: problem(422, 'SHOOT_REFUSED', 'There is no photographer in Pune in December.') });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Request the shoot' }));
  expect(await screen.findByText('There is no photographer in Pune in December.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Pune');
});

test('SHO-03 a wish is taken back after one question', async () => {
  const calls = signIn({ [PATHS.own]: ok(ownOf(withShoot(BOOKING))), [PATHS.cancelShoot]: ok(ownOf(withShoot(null))) });
  openPage('/account/membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the request' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the request' }));
  expect(await screen.findByRole('button', { name: 'Choose dates' })).toBeVisible();
  expect(calls(PATHS.cancelShoot)).toHaveLength(1);
});

test('SHO-03 a confirmed shoot names its day, and is moved by support', async () => {
  signIn({ [PATHS.own]: ok(ownOf(withShoot({ ...BOOKING, state: 'confirmed', confirmed_on: '2026-12-12' }))) });
  openPage('/account/membership');
  expect(await screen.findByText('Your shoot is on 12 December 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel/u })).toBeNull();
});
