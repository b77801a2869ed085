import { ok, problem, screen, userEvent, within } from '@alltalent/shared/testing';
import { findTitle, openPage } from '../testing/open-page';
import { leave, MONTHLY, ownOf, PATHS, plansOf, signIn, visit } from '../testing/membership-server';

afterEach(leave);

test('MEM-01 plans are compared in a table: price including GST first, then what each includes', async () => {
  visit();
  openPage('/membership');
  expect(await findTitle()).toHaveTextContent('Membership');
  const table = await screen.findByRole('table', { name: 'What each plan includes' });
  expect(within(table).getByRole('columnheader', { name: 'One year' })).toBeVisible();
  const [price, applications] = within(table).getAllByRole('rowheader');
  expect(price).toHaveTextContent('Price including GST');
  expect(applications).toHaveTextContent('Job applications');
  const cells = within(within(table).getByRole('row', { name: /^Price including GST/u })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('₹0'),
    expect.stringMatching(/^₹499 a month.*including 18% GST/u),
    expect.stringMatching(/^₹3,999 a year.*including 18% GST/u),
  ]);
  expect(within(table).getByRole('row', { name: 'Job applications 5 a month 30 a month Unlimited' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Free portfolio shoot, with a promo code No No Yes' })).toBeVisible();
});

test('CUR-01 a visitor of another currency sees about what it is, with the day of the rate', async () => {
  localStorage.setItem('currency_code', 'USD');
  visit();
  openPage('/membership');
  expect(await screen.findByText('About $5.98 (USD) at the rate of 20 November 2026. You pay in rupees.')).toBeVisible();
});

test('CUR-01 nothing is converted in rupees and in a currency without a rate', async () => {
  localStorage.setItem('currency_code', 'EUR');
  visit();
  openPage('/membership');
  expect(await screen.findByText('One year')).toBeVisible();
  expect(screen.queryByText(/^About/u)).toBeNull();
});

test('MEM-01 Choose leads to the checkout, which knows where one came from', async () => {
  visit();
  openPage('/membership?from=/jobs/1-lead');
  expect(await screen.findByRole('link', { name: 'Choose Monthly' })).toHaveAttribute('href', '/checkout/monthly?from=%2Fjobs%2F1-lead');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
  'SEC a way back to %s is not taken over from the address',
  async (from) => {
    visit();
    openPage(`/membership?from=${encodeURIComponent(from)}`);
    expect(await screen.findByRole('link', { name: 'Choose One year' })).toHaveAttribute('href', '/checkout/one-year?from=%2Fmembership');
  },
);

test('MEM-01 a member sees the own plan marked, and the way to it', async () => {
  signIn({ [PATHS.own]: ok(ownOf({ plan: MONTHLY })) });
  openPage('/membership');
  expect(await screen.findByRole('columnheader', { name: 'Monthly Your plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage your membership' })).toHaveAttribute('href', '/account/membership');
  expect(screen.getByRole('link', { name: 'Choose One year' })).toBeVisible();
});

test('MEM-01 a visitor joins free', async () => {
  visit();
  openPage('/membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Join free' }));
  expect(screen.getByText('Join panel, then /membership')).toBeVisible();
});

test('MEM-02 nothing can be chosen while plans are not on sale, and the page says so', async () => {
  visit({ [PATHS.plans]: ok(plansOf({ is_on_sale: false })) });
  openPage('/membership');
  expect(await screen.findByText(/^Memberships are not on sale at the moment/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Choose/u })).toBeNull();
});

test('MEM-01 renewal, refunds and states without shoots are told before anybody pays, questions open', async () => {
  visit();
  openPage('/membership');
  expect(await screen.findByRole('heading', { name: 'Before you pay' })).toBeVisible();
  expect(screen.getByText(/The shoot is not available in Ladakh/u)).toBeVisible();
  expect(screen.getByText('Yes, as PDF.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Do I get an invoice?'));
  expect(screen.getByText('Yes, as PDF.')).toBeVisible();
});

test('REL-02 plans that did not load say so, and Try again loads them', async () => {
  let isDown = true;
  visit({ [PATHS.plans]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.') : ok(plansOf()))() });
  openPage('/membership');
  expect(await screen.findByRole('heading', { name: 'The plans did not load' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('REL-02 a site without plans says what is free', async () => {
  visit({ [PATHS.plans]: ok(plansOf({ plans: [] })) });
  openPage('/membership');
  expect(await screen.findByRole('heading', { name: 'There are no plans at the moment' })).toBeVisible();
});
