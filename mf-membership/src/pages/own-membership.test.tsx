import type { OwnMembership } from '@alltalent/shared/contracts';
import { ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { findTitle, openPage } from '../testing/open-page';
import { FREE, leave, NOT_A_MEMBER, ownOf, PATHS, signIn, visit } from '../testing/membership-server';

afterEach(leave);

const OFF: Partial<OwnMembership> = {
  renewal: { is_on: false, is_available: true, next_charge_at: null, next_charge_minor: null, currency: 'INR' },
};
const serve = (change: Partial<OwnMembership> = {}) => signIn({ [PATHS.own]: ok(ownOf(change)) });
const part = (name: string) => screen.findByRole('region', { name });

test('MEM-06 renewal is off after exactly two clicks, and the question names the end', async () => {
  const calls = signIn({ [PATHS.own]: ok(ownOf()), [PATHS.renewal]: ok(ownOf(OFF)) });
  openPage('/account/membership');
  const renewal = await part('Renewal');
  expect(renewal).toHaveTextContent('On 25 November 2027 we charge ₹3,999, including GST.');
  let clicks = 0;
  const click = async (button: HTMLElement) => {
    clicks += 1;
    await userEvent.click(button);
  };
  await click(within(renewal).getByRole('button', { name: 'Turn renewal off' }));
  const dialog = screen.getByRole('dialog', { name: 'Turn renewal off?' });
  expect(dialog).toHaveTextContent('Your membership works until 25 November 2027 and then ends.');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await click(within(dialog).getByRole('button', { name: 'Turn renewal off' }));
  expect(
    await within(renewal).findByText('Renewal is off. Your membership ends on 25 November 2027, and we charge nothing more.'),
  ).toBeVisible();
  expect(clicks).toBe(2);
  expect(calls(PATHS.renewal)).toEqual([expect.objectContaining({ body: { is_on: false }, key: expect.any(String) as string })]);
});

test('MEM-06 renewal is turned on again the same way, told what is charged', async () => {
  const calls = signIn({ [PATHS.own]: ok(ownOf(OFF)), [PATHS.renewal]: ok(ownOf()) });
  openPage('/account/membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Turn renewal on' }));
  const dialog = screen.getByRole('dialog', { name: 'Turn renewal on?' });
  expect(dialog).toHaveTextContent('On 25 November 2027 we charge ₹3,999');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn renewal on' }));
  expect(await screen.findByText(/^Renewal is on/u)).toBeVisible();
  expect(calls(PATHS.renewal)[0]?.body).toEqual({ is_on: true });
});

test('MEM-06 a refused change is told in the dialog, and nothing changes', async () => {
  signIn({ [PATHS.own]: ok(ownOf(OFF)), [PATHS.renewal]: problem(422, 'RENEWAL_REFUSED', 'Your bank took the consent back.') });
  openPage('/account/membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Turn renewal on' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn renewal on' }));
  expect(await within(dialog).findByText('Your bank took the consent back.')).toBeVisible();
});

test('MEM-06 without a consent of the bank there is no switch, and the page says why', async () => {
  serve({ renewal: { is_on: false, is_available: false, next_charge_at: null, next_charge_minor: null, currency: 'INR' } });
  openPage('/account/membership');
  expect(await screen.findByText(/we have no consent to charge your bank/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: /renewal/u })).toBeNull();
});

test.each([
  ['app-store', 'https://apps.apple.com/account/subscriptions', 'Manage it on the App Store'],
  ['play-store', 'https://play.google.com/store/account/subscriptions', 'Manage it on Google Play'],
] as const)('MEM-07 a purchase in the %s is managed there', async (source, storeUrl, label) => {
  serve({ source, store_url: storeUrl });
  openPage('/account/membership');
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', storeUrl);
  expect(screen.queryByRole('button', { name: /renewal/u })).toBeNull();
});

test('MEM-07 a membership that staff gave does not renew, and the next term can be bought', async () => {
  serve({ source: 'grant' });
  openPage('/account/membership');
  expect(await screen.findByText(/^We gave you this membership/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy the next term' })).toHaveAttribute(
    'href',
    '/checkout/one-year?from=%2Faccount%2Fmembership',
  );
});

test('MEM-07 a store keeps its own invoices', async () => {
  serve({ source: 'app-store', store_url: 'https://apps.apple.com/account/subscriptions', invoices: [] });
  openPage('/account/membership');
  expect(await part('Renewal')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});

test.each<readonly [string, Partial<OwnMembership['renewal']>]>([
  ['while the renewal is off', { is_on: false }],
  ['once every try has failed', { next_charge_at: null }],
])('MEM-09 in grace no charge is announced %s', async (_when, change) => {
  serve({ state: 'grace', renewal: { ...(OFF.renewal as OwnMembership['renewal']), is_on: true, ...change } });
  openPage('/account/membership');
  expect(await screen.findByRole('alert')).toHaveTextContent('we will not try again. Your membership ends on 25 November 2027.');
});

test('MEM-06 a renewal that cannot be charged says so, and leads to the next term', async () => {
  serve({ renewal: { is_on: true, is_available: false, next_charge_at: null, next_charge_minor: null, currency: 'INR' } });
  openPage('/account/membership');
  expect(await screen.findByText(/we cannot charge the next term automatically/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy the next term' })).toBeVisible();
});

test('MEM-08 plan, usage, invoices and manager are shown', async () => {
  serve();
  openPage('/account/membership');
  expect(await screen.findByText('Your membership works until 25 November 2027.')).toBeVisible();
  expect(await part('Usage')).toHaveTextContent('3 of 30');
  expect(screen.getByText('Starts again from zero on 1 December 2026')).toBeVisible();
  const invoice = screen.getByRole('link', { name: 'Download PDF AT/26-27/000007' });
  expect(invoice).toHaveAttribute('href', '/api/membership/invoices/7');
  expect(invoice).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'nandita@example.com' })).toHaveAttribute('href', 'mailto:nandita@example.com');
});

test('MEM-08 an account without a membership sees what is free, and the way to the plans', async () => {
  serve(NOT_A_MEMBER);
  openPage('/account/membership');
  expect(await screen.findByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/membership');
  expect(await part('Usage')).toHaveTextContent('2 of 5');
  expect(screen.queryByRole('region', { name: 'Renewal' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});

test('MEM-08 a membership that ended keeps its invoices in reach', async () => {
  serve({ state: 'ended', plan: FREE, source: null });
  openPage('/account/membership');
  expect(await screen.findByText(/^Your membership has ended/u)).toBeVisible();
  expect(await part('Invoices')).toBeVisible();
});

test('MEM-09 in grace the page says what happened and what to do', async () => {
  serve({ state: 'grace' });
  openPage('/account/membership');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your renewal payment failed. We will try again, and your membership works until 25 November 2027');
  expect(within(alert).getByRole('link', { name: 'Buy the next term' })).toHaveAttribute(
    'href',
    '/checkout/one-year?from=%2Faccount%2Fmembership',
  );
});

test('MEM-08 an order that waits for its payment is in reach', async () => {
  serve({ open_order: { id: 'ord_1', plan: 'monthly' } });
  openPage('/account/membership');
  expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/checkout/monthly?order=ord_1');
});

test('REL-02 a membership that did not load says so, and Try again loads it', async () => {
  let isDown = true;
  signIn({ [PATHS.own]: () => (isDown ? problem(500, 'INTERNAL', 'Something went wrong.') : ok(ownOf()))() });
  openPage('/account/membership');
  expect(await screen.findByRole('heading', { name: 'Your membership did not load' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await part('Renewal')).toBeVisible();
});

test('MEM-08 a visitor is asked to log in', async () => {
  visit();
  openPage('/account/membership');
  expect(await findTitle()).toHaveTextContent('Your membership');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  await waitFor(() => expect(screen.getByText('Join panel, then /account/membership')).toBeVisible());
});
