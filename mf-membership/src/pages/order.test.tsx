import type { Order, OwnMembership } from '@alltalent/shared/contracts';
import { act, ok, problem, screen, userEvent, waitFor } from '@alltalent/shared/testing';
import { browser } from '../domain/leave/use-leave';
import { readDraft, patchDraft } from '../domain/draft/checkout-draft';
import { openPage } from '../testing/open-page';
import { leave, orderOf, ownOf, PAID, PATHS, signIn } from '../testing/membership-server';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

afterEach(() => {
  jest.useRealTimers();
  leave();
  goTo.mockClear();
});

const ADDRESS = '/checkout/one-year?order=ord_1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const serve = (change: Partial<Order>) => signIn({ [PATHS.order]: ok(orderOf(change)) });

test('MEM-05 a paid order says what begins when, and leads back to where the buyer was', async () => {
  patchDraft('12', 'one-year', { renews: 'yes' });
  serve({ ...PAID, renews: true, return_path: '/jobs/1-lead' });
  openPage(ADDRESS);
  expect(await heading('Payment received')).toBeVisible();
  expect(screen.getByText('25 November 2026')).toBeVisible();
  expect(screen.getByText('Renews on').nextSibling).toHaveTextContent('25 November 2027');
  expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute('href', '/jobs/1-lead');
  const invoice = screen.getByRole('link', { name: 'Download invoice (PDF)' });
  expect(invoice).toHaveAttribute('href', '/api/membership/invoices/7');
  expect(invoice).toHaveAttribute('download');
  expect(readDraft('12', 'one-year').renews).toBe('');
});

test('SEC a way back to another site is not followed', async () => {
  serve({ ...PAID, return_path: '//elsewhere.example' });
  openPage(ADDRESS);
  expect(await screen.findByRole('link', { name: 'Your membership' })).toHaveAttribute('href', '/account/membership');
  expect(screen.queryByRole('link', { name: 'Continue where you left off' })).toBeNull();
});

test.each<readonly [string, Partial<Order>]>([
  ['Your payment is being processed', { is_pending: true }],
  ['Not paid yet', {}],
  ['The payment page is not responding', { payment_url: '' }],
  ['The payment failed', { state: 'failed', payment_url: '' }],
  ['This order was cancelled', { state: 'cancelled', payment_url: '' }],
  ['This order has expired', { state: 'expired', payment_url: '' }],
  ['We are checking your payment', { state: 'checking', payment_url: '' }],
  ['This payment was refunded', { state: 'refunded', payment_url: '' }],
])('MEM-05 the page says one thing: %s', async (title, change) => {
  serve({ ...change, message: 'One sentence of the server.' });
  openPage(ADDRESS);
  expect(await heading(title)).toBeVisible();
  expect(screen.getByText('One sentence of the server.')).toBeVisible();
});

test.each<readonly [Order['state']]>([['failed'], ['cancelled'], ['expired']])(
  'MEM-05 an order that is %s can be placed again, and leads back to where the buyer came from',
  async (state) => {
    serve({ state, payment_url: '', return_path: '/jobs' });
    openPage(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/checkout/one-year?from=%2Fjobs');
    expect(screen.queryByText('When the term ends')).toBeNull();
  },
);

test('MEM-05 a failed payment is tried again at the provider', async () => {
  serve({ state: 'failed' });
  openPage(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(goTo).toHaveBeenCalledWith('https://pay.example/ord_1');
});

test('MEM-05 an unpaid order is paid or cancelled', async () => {
  const calls = signIn({ [PATHS.order]: ok(orderOf()), [PATHS.cancel]: ok(orderOf({ state: 'cancelled', payment_url: '' })) });
  openPage(ADDRESS);
  expect(await screen.findByRole('button', { name: 'Pay ₹3,999' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await heading('This order was cancelled')).toHaveFocus();
  expect(calls(PATHS.cancel)[0]?.body).toEqual({ id: 'ord_1' });
});

test('MEM-05 after an order was cancelled, the membership page no longer shows it as open', async () => {
  let open: OwnMembership['open_order'] = { id: 'ord_1', plan: 'one-year' };
  signIn({
    [PATHS.order]: ok(orderOf()),
    [PATHS.own]: () => ok(ownOf({ open_order: open }))(),
    [PATHS.cancel]: ok(orderOf({ state: 'cancelled', payment_url: '' })),
  });
  const { router } = openPage('/account/membership');
  await userEvent.click(await screen.findByRole('link', { name: 'See the order' }));
  open = null;
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await heading('This order was cancelled')).toBeVisible();
  await act(() => router.navigate('/account/membership'));
  expect(await heading('Your membership')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'See the order' })).toBeNull());
});

test('MEM-05 the page looks by itself, says what happened, and stops after two minutes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let change: Partial<Order> = { is_pending: true };
  const calls = signIn({ [PATHS.order]: () => ok(orderOf(change))() });
  openPage(ADDRESS);
  expect(await heading('Your payment is being processed')).toBeVisible();
  for (let second = 0; second < 140; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  const looks = calls(PATHS.order).length;
  expect(looks).toBeGreaterThan(8);
  expect(looks).toBeLessThan(22);
  expect(screen.getByText(/we email you when the payment arrives/u)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls(PATHS.order)).toHaveLength(looks);
  change = PAID;
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Check again' }));
  expect(await heading('Payment received')).toHaveFocus();
});

test('REL-04 an answer that does not come leaves what is known, and can be asked for again', async () => {
  let isDown = true;
  signIn({ [PATHS.order]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.') : ok(orderOf(PAID)))() });
  openPage(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'We could not check your payment' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Payment received')).toBeVisible();
});

test("SEC another account's order is not found", async () => {
  const calls = signIn({ [PATHS.order]: problem(404, 'NOT_FOUND', 'Not found') });
  openPage(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  await waitFor(() => expect(calls(PATHS.order)).toHaveLength(1));
});
