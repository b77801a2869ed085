import { expect, type Locator, type Page } from '@playwright/test';
import { read } from './requests';
import { textOf } from './texts';

type Mail = { readonly id: number; readonly subject: string; readonly text: string; readonly attachments?: readonly unknown[] };
export type OwnMembership = {
  readonly state: string;
  readonly plan: { readonly id: string };
  readonly active_until: string | null;
  readonly renewal: { readonly is_on: boolean; readonly next_charge_at: string | null };
  readonly usage: { readonly applications_limit: number | null; readonly photos_limit: number };
  readonly invoices: readonly { readonly id: number; readonly number: string; readonly total_minor: number }[];
  readonly open_order: { readonly id: string } | null;
};

export const BUYER = { address: '4 Hill Road', city: 'Mumbai', pin: '400050', state: 'Maharashtra' } as const;

export const ownMembership = async (page: Page): Promise<OwnMembership> =>
  (await read<{ data: OwnMembership }>(page, '/api/membership')).data;

/** What the pages of the membership say. */
export const says = (key: string, values?: Readonly<Record<string, string>>): RegExp => textOf('membership', key, values);
/** What the backend says in mails and refusals: `membership.` is left out. */
export const tells = (key: string, values?: Readonly<Record<string, string>>): RegExp => textOf('backend', `membership.${key}`, values);

export const payButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: says('checkout.paySum') });
/** Heading of an order's page, as "Payment received". */
export const orderTitle = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

export const stateField = (page: Page): Locator => page.getByRole('main').getByRole('combobox', { name: says('billing.state') });
/** The one checkbox of the checkout. */
export const consent = (page: Page): Locator => page.getByRole('main').getByRole('checkbox');

export const renewalChoice = (page: Page, renewal: 'renews' | 'ends'): Locator =>
  page.getByRole('radio').and(page.locator(`[value="${renewal === 'renews' ? 'yes' : 'no'}"]`));

/** Link of the plans page to the checkout of the monthly plan. */
export const monthlyLink = (page: Page): Locator => page.getByRole('link', { name: says('plans.choose', { plan: 'Monthly' }) }).first();

/** Turns the renewal off or on with the two clicks it takes. */
export async function turnRenewal(page: Page, to: 'off' | 'on'): Promise<void> {
  const name = says(to === 'off' ? 'own.turnOff' : 'own.turnOn');
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Fills in the checkout and agrees to its rule; the code has a step of its own. */
export async function fillCheckout(page: Page, renewal: 'renews' | 'ends', state: string = BUYER.state): Promise<void> {
  await renewalChoice(page, renewal).check();
  await page.getByLabel(says('billing.address')).fill(BUYER.address);
  await page.getByLabel(says('billing.city')).fill(BUYER.city);
  await page.getByLabel(says('billing.pin')).fill(BUYER.pin);
  await stateField(page).selectOption(state);
  await consent(page).check();
}

/** Presses Pay and waits for the page of the test bank. */
export async function goToBank(page: Page): Promise<void> {
  await expectTotal(page);
  await payButton(page).click();
  await atBank(page);
}

/** Waits for the total of the chosen state: before, the button takes no press. */
export async function expectTotal(page: Page): Promise<void> {
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
}

export async function atBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: tells('payments.test.title') })).toBeVisible();
}

/** Presses a button of the test bank, after choosing when the site is told. */
export async function decideAtBank(page: Page, act: string, event: 'now' | 'never' = 'now'): Promise<void> {
  await page.getByRole('radio', { name: tells(`payments.test.event.${event}`) }).check();
  await pressAtBank(page, act);
}

export async function pressAtBank(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: tells(`payments.test.act.${act}`) }).click();
}

/** Types a promo code and applies it. */
export async function applyCode(page: Page, code: string): Promise<void> {
  const summary = page.getByRole('region', { name: says('checkout.order') });
  await summary.getByLabel(says('checkout.code')).fill(code);
  await summary.getByRole('button', { name: says('checkout.applyCode') }).click();
}

export async function mailsTo(page: Page, email: string): Promise<readonly Mail[]> {
  return read<readonly Mail[]>(page, `/dev/outbox.json?to=${encodeURIComponent(email)}`);
}

/** Returns the newest mail with such a subject, once it is there. */
export async function mailOf(page: Page, email: string, subject: RegExp): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      mail = (await mailsTo(page, email)).find((one) => subject.test(one.subject));
      return mail?.subject;
    })
    .toMatch(subject);
  if (!mail) throw new Error(`no mail ${String(subject)}`);
  return mail;
}
