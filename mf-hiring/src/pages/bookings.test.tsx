import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { bookingLineOf, leave, pageOf, PATHS, signIn } from '../testing/hiring-server';
import { openPage } from '../testing/open-page';

afterEach(leave);

const MONTH = '/api/bookings?month=2030-12&page=1';
const monthOf = (month: string) => `/api/bookings?month=${month}&page=1`;

test('HIR-04 a month shows its booked days, and a day its bookings', async () => {
  signIn('5', { [MONTH]: ok(pageOf([bookingLineOf()])) });
  openPage('/bookings?month=2030-12');
  const grid = await screen.findByRole('grid', { name: 'December 2030' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
  expect(within(grid).getByRole('button', { name: '13 December 2030, no bookings' })).toBeVisible();
  await userEvent.click(within(grid).getByRole('button', { name: '13 December 2030, no bookings' }));
  expect(screen.getByText('No bookings.')).toBeVisible();
  await userEvent.click(within(grid).getByRole('button', { name: '12 December 2030, 1 booking' }));
  const list = screen.getByRole('list', { name: 'On 12 December 2030' });
  expect(within(list).getByRole('link', { name: 'The aunt in Monsoon' })).toHaveAttribute('href', '/bookings/9');
  await userEvent.click(screen.getByRole('button', { name: 'Show all of December 2030' }));
  expect(screen.getByRole('list', { name: 'Bookings in December 2030' })).toBeVisible();
});

test('HIR-04 keys go from day to day and into the next month, with one stop for Tab', async () => {
  signIn('5', { [MONTH]: ok(pageOf([])), [monthOf('2031-01')]: ok(pageOf([])) });
  const { router } = openPage('/bookings?month=2030-12');
  const grid = await screen.findByRole('grid', { name: 'December 2030' });
  const first = within(grid).getByRole('button', { name: /^1 December 2030/u });
  expect(
    within(grid)
      .getAllByRole('button')
      .filter((day) => day.tabIndex === 0),
  ).toEqual([first]);
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(within(grid).getByRole('button', { name: /^9 December 2030/u })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await screen.findByRole('grid', { name: 'January 2031' });
  await waitFor(() => expect(screen.getByRole('button', { name: /^9 January 2031/u })).toHaveFocus());
  expect(router.state.location.search).toBe('?month=2031-01');
});

test('HIR-04 all pages of a month are asked for', async () => {
  signIn('5', {
    [MONTH]: ok(pageOf([bookingLineOf()], 2)),
    '/api/bookings?month=2030-12&page=2': ok({ ...pageOf([bookingLineOf({ id: 10, title: 'Tea advert' })], 2), page: 2 }),
  });
  openPage('/bookings?month=2030-12');
  expect(await screen.findByRole('button', { name: '12 December 2030, 2 bookings' })).toBeVisible();
});

test('HIR-04 the list has what is to come and what is past', async () => {
  signIn('5', {
    '/api/bookings?page=1': ok(
      pageOf([
        bookingLineOf({ is_change_to_answer: true }),
        bookingLineOf({ id: 8, state: 'done', starts_on: '2025-01-02', ends_on: '2025-01-02', title: 'Old play' }),
      ]),
    ),
  });
  openPage('/bookings?view=list');
  expect(await screen.findByRole('list', { name: 'To come' })).toHaveTextContent('Change to answer');
  expect(screen.getByRole('list', { name: 'Past and closed' })).toHaveTextContent('The aunt in Old play');
});

test('HIR-04 without bookings the list leads to the offers', async () => {
  signIn('7', { '/api/bookings?page=1': ok(pageOf([])) });
  openPage('/bookings?view=list');
  expect(await screen.findByRole('link', { name: 'See your offers' })).toHaveAttribute('href', '/offers');
  expect(screen.queryByRole('link', { name: 'Earnings' })).toBeNull();
});

test('HIR-04 a talent sees earnings with a total for each currency', async () => {
  const line = { title: 'Monsoon', client: 'Ritu Khanna', ends_on: '2026-10-02', currency: 'INR' };
  signIn('5', {
    [PATHS.earnings]: ok({
      status: 200,
      totals: [{ currency: 'INR', sum: 75_000 }],
      data: [
        { ...line, booking_id: 9, fee: 25_000, fee_unit: 'day', sum: 75_000 },
        { ...line, booking_id: 10, title: 'Voice', fee: 2_000, fee_unit: 'hour', sum: null },
      ],
    }),
  });
  openPage('/bookings?view=earnings');
  expect(await screen.findByRole('list', { name: 'Totals' })).toHaveTextContent('₹75,000 in total (INR)');
  const [, second] = within(screen.getByRole('list', { name: 'Earnings' })).getAllByRole('listitem');
  expect(second).toHaveTextContent('₹2,000 per hour (by the hour, not in the total)');
});

test('HIR-04 the calendar feed is copied, and gets a new address after one question', async () => {
  const user = userEvent.setup();
  const calls = signIn('5', {
    [PATHS.feed]: ok({ status: 200, address: 'https://example.com/api/calendar/one' }),
    [PATHS.renewFeed]: ok({ status: 200, address: 'https://example.com/api/calendar/two' }),
    [PATHS.contact]: ok({ status: 200, data: { shows_email: false, shows_phone: false } }),
  });
  openPage('/bookings?view=settings');
  await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe('https://example.com/api/calendar/one');
  await user.click(screen.getByRole('button', { name: 'Make a new address' }));
  expect(calls(PATHS.renewFeed)).toHaveLength(0);
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('The present address stops working at once.');
  await user.click(within(question).getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByText('https://example.com/api/calendar/two')).toBeVisible();
});

test('HIR-04 contact data is shown only where it is ticked, and a refusal leaves the tick as it was', async () => {
  let save = ok({ status: 200, data: { shows_email: true, shows_phone: false } });
  const calls = signIn('5', {
    [PATHS.feed]: ok({ status: 200, address: 'https://example.com/api/calendar/one' }),
    [PATHS.contact]: ok({ status: 200, data: { shows_email: false, shows_phone: false } }),
    [PATHS.saveContact]: () => save(),
  });
  openPage('/bookings?view=settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show my email address' }));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  save = problem(500, 'INTERNAL', 'Something went wrong.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my phone number' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Show my phone number' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Show my email address' })).toBeChecked();
  expect(calls(PATHS.saveContact)[0]?.body).toEqual({ shows_email: true, shows_phone: false });
});

test('HIR-04 a month that did not load says so', async () => {
  signIn('5', { [MONTH]: problem(500, 'INTERNAL', 'Something went wrong.') });
  openPage('/bookings?month=2030-12');
  expect(await screen.findByRole('heading', { name: 'Your bookings did not load' })).toBeVisible();
});
