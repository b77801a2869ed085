import type { DisputedBookingItem } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, within } from '@alltalent/shared/testing';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const BOOKINGS = '/api/office/bookings';
const DECIDE = '/api/office/bookings/decide';
const BOOKING: DisputedBookingItem = {
  id: 7,
  title: 'Tea film',
  role: 'Farmer',
  starts_on: '2026-11-20',
  ends_on: '2026-11-21',
  client: { user_id: 'u_ritu', name: 'Ritu Khanna' },
  talent: { user_id: 'u_dev', name: 'Dev Mehra' },
  reported_by: 'client',
  is_no_show: true,
  said: 'He did not come.',
  waiting_since: '2026-11-24T10:00:00.000Z',
};
const page = (...data: readonly DisputedBookingItem[]) => ok({ status: 200, data, total: data.length });

test('OFF-01 a reported booking is decided with a reason; a refusal keeps what was typed, and the row goes', async () => {
  const answers = [problem(409, 'BOOKING_CLOSED', 'This booking does not wait for a decision.'), page()];
  const requests = openOfficeServer({ [BOOKINGS]: page(BOOKING), [DECIDE]: () => (answers.shift() ?? page())() });
  openPage('/office/bookings');
  const rows = within(await screen.findByRole('list', { name: 'Reported bookings' }));
  expect(rows.getByText('The client says that the talent did not come')).toBeVisible();
  expect(rows.getByRole('link', { name: 'Dev Mehra' })).toHaveAttribute('href', '/office/people/u_dev');
  await userEvent.click(rows.getByRole('button', { name: 'It was done: Tea film' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'It was done: Tea film' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Decide' }));
  expect(dialog.getByText('Say why: both sides read it')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The call sheet shows both');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('This booking does not wait for a decision.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The call sheet shows both');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('No bookings are waiting')).toBeVisible();
  expect(requests.filter((one) => one.path === DECIDE).map(({ body }) => body)).toEqual([
    { id: 7, state: 'done', reason: 'The call sheet shows both' },
    { id: 7, state: 'done', reason: 'The call sheet shows both' },
  ]);
});

test('OFF-01 finance has no bookings to decide', async () => {
  openOfficeServer({ [BOOKINGS]: page(BOOKING) }, aSession({}, ['finance']));
  openPage('/office/bookings');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
});
