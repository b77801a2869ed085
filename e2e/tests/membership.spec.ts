import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayAhead } from '../support/jobs';
import { lookAt } from '../support/look-at';
import {
  applyCode,
  atBank,
  BUYER,
  decideAtBank,
  expectTotal,
  fillCheckout,
  goToBank,
  mailOf,
  mailsTo,
  orderTitle,
  ownMembership,
  payButton,
} from '../support/membership';
import { newPerson, newPublicTalent } from '../support/own-talent';
import { expect, test } from '../support/test';
import { openPhone } from '../support/walk/phone';

/** From then on the page of an order no longer looks by itself. */
const PATIENCE_MS = 130_000;
const BORN = ['4', '9', '1996'] as const;
const PAGES = ['/membership', '/checkout/monthly', '/account/membership'];
const talent = (firstName: string) => ({ role: 'Talent', firstName, lastName: 'Rege', born: BORN }) as const;

/** Bytes of a PDF that was downloaded by its link. */
async function download(page: Page, link: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).first().click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Counts the clicks that reach the documents of a page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => void (clicks += 1));
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => event.isTrusted && (globalThis as unknown as { countClick(): void }).countClick(), true);
  });
  return () => Promise.resolve(clicks);
}

/** Presses Pay until the page of the test bank is there, as one does whose first answer got lost. Returns its address. */
async function reachBank(page: Page): Promise<string> {
  await expect(async () => {
    if (!page.url().includes('/dev/payments/')) await payButton(page).click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  return page.url();
}

test('MEM-01 D24 API-02 a talent compares the plans, buys a month that renews, has the invoice and the crown, and turns the renewal off with two clicks', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const skilled = { skills: ['Kathak'], languages: ['Hindi'], city: 'Pune' };
  const { page, email, slug, context } = await newPublicTalent(browser, talent('Mohini'), skilled);
  await page.goto('/membership');
  await page.getByRole('link', { name: 'Choose Monthly' }).first().click();
  await expect(payButton(page)).toHaveText('Pay ₹499');
  for (const choice of await page.getByRole('radio').all()) await expect(choice).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^I agree/u })).not.toBeChecked();
  await payButton(page).click();
  await expect(page.getByText('Choose whether the plan renews')).toBeVisible();
  await fillCheckout(page, 'Renews by itself');
  await page.reload();
  await expect(page.getByLabel('Street and number')).toHaveValue(BUYER.address);
  await expect(page.getByText('CGST 9 %')).toBeVisible();
  await goToBank(page);
  await decideAtBank(page, 'Pay with a confirmation step');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(orderTitle(page)).toHaveText('Payment received');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await expect(orderTitle(page)).toHaveText('Payment received');

  const receipt = await mailOf(page, email, /^Your receipt: Monthly membership, ₹499$/u);
  expect(receipt.attachments).toHaveLength(1);
  const sent = await page.request.get(`/dev/outbox/attachment?message=${receipt.id}&index=0`);
  expect((await sent.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Your membership' }).click();
  await expect(page.getByText('Renewal is on.')).toBeVisible();
  const { name, bytes } = await download(page, 'Download PDF');
  const { invoices } = await ownMembership(page);
  expect(name).toBe(`${invoices[0]?.number.replaceAll('/', '-')}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.byteLength).toBeGreaterThan(5000);
  await page.goto(`/${slug}`);
  await expect(page.getByRole('list', { name: 'About this profile' }).getByText('Premium', { exact: true })).toBeVisible();

  const clicks = await countClicks(page);
  await page.goto('/account/membership');
  await page.getByRole('button', { name: 'Turn renewal off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn renewal off' }).click();
  await expect(page.getByText(/^Renewal is off\. The membership ends on .* 20\d\d, and nothing more is charged\.$/u)).toBeVisible();
  expect(await clicks()).toBe(2);
  await mailOf(page, email, /^The renewal of your Monthly plan is off$/u);
  await page.getByRole('button', { name: 'Turn renewal on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn renewal on' }).click();
  await expect(page.getByText(/^Renewal is on\. On .* your bank is charged ₹499/u)).toBeVisible();
  await mailOf(page, email, /^The renewal of your Monthly plan is on$/u);
  expect((await mailsTo(page, email)).filter(({ subject }) => subject.startsWith('Your receipt'))).toHaveLength(1);
  for (const path of PAGES) await lookAt(page, path, `member${path.replaceAll('/', '_')}`);
  await context.close();
});

test('MEM-01 D24 FREEPORTFOLIO adds the shoot to a year at its full price, not to a month, not in Ladakh, and once; the shoot is asked for', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { page, email, context } = await newPerson(browser, talent('Yamini'));
  await page.goto('/checkout/monthly');
  await expect((await applyCode(page, 'FREEPORTFOLIO')).getByText('FREEPORTFOLIO does not apply to the Monthly plan.')).toBeVisible();
  await page.goto('/checkout/one-year');
  const summary = await applyCode(page, 'freeportfolio');
  await expect(summary.getByText('Choose your state to see whether FREEPORTFOLIO applies.')).toBeVisible();
  await fillCheckout(page, 'Ends by itself', 'Ladakh');
  await expect(summary.getByText('FREEPORTFOLIO is not available in Ladakh.')).toBeVisible();
  await expect(summary.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('State', { exact: true }).selectOption(BUYER.state);
  await expect(summary.getByText('FREEPORTFOLIO adds a free portfolio shoot.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay ₹3,999');
  await goToBank(page);
  await decideAtBank(page, 'Pay');
  await expect(page.getByText('Included: choose your dates on your membership page')).toBeVisible();

  await page.getByRole('link', { name: 'Your membership' }).click();
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await page.getByLabel('First choice').fill(dayAhead(14));
  await page.getByLabel('Second choice').fill(dayAhead(21));
  await page.getByLabel('City').fill('Mumbai');
  const states = page.getByLabel('State');
  await expect(states.getByRole('option', { name: 'Ladakh' })).toHaveCount(0);
  await states.selectOption('Maharashtra');
  await page.getByRole('button', { name: 'Ask for the shoot' }).click();
  await expect(page.getByText('You asked for a shoot. We confirm a day by mail.')).toBeVisible();
  await mailOf(page, email, /^You asked for your free portfolio shoot$/u);

  await page.goto('/checkout/one-year');
  await page.getByLabel('State', { exact: true }).selectOption(BUYER.state);
  await expect((await applyCode(page, 'FREEPORTFOLIO')).getByText(/^You have already used FREEPORTFOLIO/u)).toBeVisible();
  await context.close();
});

test('MEM-01 REL-27 a payment that fails, is left, comes late, or is asked for twice ends in one paid order', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, email, context } = await newPerson(browser, talent('Falguni'));
  await page.goto('/checkout/monthly');
  await fillCheckout(page, 'Ends by itself');
  // The first answer gets lost, and the button is pressed twice.
  let posts = 0;
  await page.route('**/api/membership/orders', async (route) => {
    posts += 1;
    if (posts > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await expectTotal(page);
  await payButton(page).dblclick();
  const first = await reachBank(page);
  expect(posts).toBeGreaterThan(1);
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue(BUYER.address);
  const other = await context.newPage();
  await other.goto('/checkout/monthly');
  await fillCheckout(other, 'Ends by itself');
  await goToBank(other);
  expect(other.url()).toBe(first);
  await other.close();

  await page.goto('/account/membership');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(orderTitle(page)).toHaveText('Not paid yet');
  await goToBank(page);
  expect(page.url()).toBe(first);
  await page.reload();
  await decideAtBank(page, 'Decline');
  await expect(orderTitle(page)).toHaveText('Not paid yet');
  await expect(page.getByText(/declined/u)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Pay ₹499' }).click();
  await atBank(page);
  await page.clock.install();
  await decideAtBank(page, 'Leave pending', 'Never');
  await expect(orderTitle(page)).toHaveText('Your payment is under way');
  await page.reload();
  await expect(orderTitle(page)).toHaveText('Your payment is under way');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(PATIENCE_MS);
  await expect(page.getByText(/^There is no answer yet\./u)).toBeVisible();
  const bank = await context.newPage();
  await bank.goto(first);
  await decideAtBank(bank, 'Bank decides: succeed', 'Never');
  await bank.close();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(orderTitle(page)).toHaveText('Payment received');
  await expect.poll(async () => (await mailsTo(page, email)).filter(({ subject }) => subject.startsWith('Your receipt')).length).toBe(1);
  expect((await ownMembership(page)).invoices).toHaveLength(1);
  await context.close();
});

test('MEM-01 a month is bought by thumb on a phone with a slow connection', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const person = await newPerson(browser, talent('Tanvi'));
  const { cookies, origins } = await person.context.storageState();
  await person.context.close();
  const page = await openPhone(browser, baseURL ?? '', cookies, origins);
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  await page.goto('/membership');
  await page.getByRole('link', { name: 'Choose Monthly' }).first().tap();
  await page.getByRole('radio', { name: /^Ends by itself/u }).tap();
  for (const [label, text] of [
    ['Street and number', BUYER.address],
    ['City', BUYER.city],
    ['PIN code', BUYER.pin],
  ] as const) {
    await page.getByLabel(label, { exact: true }).tap();
    await page.keyboard.type(text);
  }
  await page.getByLabel('State', { exact: true }).selectOption(BUYER.state);
  await page.getByRole('checkbox', { name: /^I agree/u }).tap();
  await expectTotal(page);
  await payButton(page).tap();
  await atBank(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await expect(orderTitle(page)).toHaveText('Payment received');
  await page.getByRole('link', { name: 'Your membership' }).tap();
  await expect(page.getByText('Renewal is off.')).toBeVisible();
  await page.context().close();
});
