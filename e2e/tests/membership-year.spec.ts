import type { Browser, Page } from '@playwright/test';
import { makePng } from '../support/make-png';
import {
  decideAtBank,
  fillCheckout,
  goToBank,
  mailOf,
  mailsTo,
  monthlyLink,
  ownMembership,
  says,
  tells,
  turnRenewal,
} from '../support/membership';
import { type OwnSite, test } from '../support/own-site';
import { read, send } from '../support/requests';
import { signIn } from '../support/sign-in';
import { expect } from '../support/test';
import { textOf } from '../support/texts';

// Both share a site, whose clock they turn.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const INDIA = 330 * MINUTE;
const MONTHS = 12;
/** Photos of a profile without a membership. */
const FREE_PHOTOS = 12;

async function enter(browser: Browser, site: OwnSite, email: string): Promise<Page> {
  const page = await site.open(browser);
  await page.goto('/about-us');
  await signIn(page, email);
  return page;
}

type Job = { readonly id: number; readonly slug: string };
type JobRole = { readonly id: number };

async function applyByCall(page: Page, { id }: Job): Promise<void> {
  const { roles, question } = (await read<{ data: { roles: JobRole[]; question: string } }>(page, `/api/jobs/${id}`)).data;
  const body = { job_id: id, role_id: roles[0]?.id, note: '', answer: question === '' ? '' : 'Yes.', photos: [] };
  await send(page, '/api/applications/apply', { body });
}

/** Types an application that is one too many, becomes a member, and sends what was typed. */
async function joinWhileApplying(page: Page): Promise<void> {
  const [first, second] = (await read<{ data: Job[] }>(page, '/api/jobs')).data;
  if (!first || !second) throw new Error('There are no jobs.');
  await page.goto(`/jobs/${second.id}-${second.slug}`);
  const form = page.getByRole('form', { name: 'Apply for this call' });
  await form.getByLabel('Note').fill('I sang this part on the ferry.');
  const answer = form.getByRole('textbox').nth(1);
  if (await answer.isVisible()) await answer.fill('Last spring.');
  await applyByCall(page, first);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(textOf('jobs', 'apply.allUsed', { used: '1', limit: '1' }))).toBeVisible();
  await page.getByRole('link', { name: textOf('jobs', 'apply.toMembership') }).click();
  await monthlyLink(page).click();
  await fillCheckout(page, 'renews');
  await goToBank(page);
  await decideAtBank(page, 'pay');
  await page.getByRole('link', { name: says('order.goBack') }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${second.id}-`, 'u'));
  await expect(form.getByLabel('Note')).toHaveValue('I sang this part on the ferry.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/^Sent for /u)).toBeVisible();
}

/** Adds photos until there is one more than a profile has without a membership, and publishes them. */
async function addPhotos(page: Page, site: OwnSite, email: string): Promise<void> {
  for (let turn = 0; turn <= FREE_PHOTOS; turn += 1)
    await send(page, '/api/profile/photos', { body: makePng(640 + turn, 800).toString('base64'), type: 'image/png' });
  const { revision } = (await read<{ data: { revision: number } }>(page, '/api/profile')).data;
  await send(page, '/api/profile/submit', { body: { revision } });
  await site.runStaff('approve-profile', email);
}

/** Counts the notices of 7 days, those of 24 hours, and the receipts that were ever sent; the outbox shows the newest mails only. */
function countMails(page: Page, email: string): () => Promise<readonly number[]> {
  const seen = new Map<number, string>();
  return async () => {
    for (const { id, subject } of await mailsTo(page, email)) seen.set(id, subject);
    const of = (key: string) => [...seen.values()].filter((subject) => tells(key, { plan: 'Monthly' }).test(subject)).length;
    return [of('terms.renewsSubject'), of('terms.chargeSubject'), of('books.receipt.subject')];
  };
}

/** The moment months later, on the same day in India, or the last one of a shorter month. */
function monthsAfter(start: number, months: number): number {
  const inIndia = new Date(start + INDIA);
  const day = inIndia.getUTCDate();
  const moved = new Date(inIndia);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved.getTime() - INDIA;
}

test('MEM-01 D24 one who has used up the free applications becomes a member on the way and loses nothing typed; the month renews for a year after two notices each, and lapses', async ({
  browser,
  ownSite,
}) => {
  const email = 'asha.rao@example.com';
  let page = await enter(browser, ownSite, email);
  await joinWhileApplying(page);
  await addPhotos(page, ownSite, email);
  const { slug } = (await read<{ data: { slug: string } }>(page, '/api/profile')).data;
  const start = Date.parse((await ownMembership(page)).renewal.next_charge_at ?? '');
  let now = await ownSite.turn(0);
  const turnTo = async (moment: number) => void (now = await ownSite.turn((moment - now) / DAY));
  const count = countMails(page, email);
  expect(await count()).toEqual([0, 0, 1]);
  for (let month = 0; month < MONTHS; month += 1) {
    const end = monthsAfter(start, month);
    await turnTo(end - WEEK + MINUTE);
    expect(await count(), `7 days before the end of month ${month + 1}`).toEqual([month + 1, month, month + 1]);
    await turnTo(end - DAY + MINUTE);
    expect(await count(), `a day before the end of month ${month + 1}`).toEqual([month + 1, month + 1, month + 1]);
    await turnTo(end + 2 * MINUTE);
    expect(await count(), `after month ${month + 1}`).toEqual([month + 1, month + 1, month + 2]);
  }
  await page.context().close();

  page = await enter(browser, ownSite, email);
  await page.goto('/account/membership');
  await expect(page.locator('a[download]')).toHaveCount(MONTHS + 1);
  await turnRenewal(page, 'off');
  await expect(page.getByText(says('own.renewalOff'))).toBeVisible();
  const end = Date.parse((await ownMembership(page)).active_until ?? '');
  await page.context().close();
  for (const before of [WEEK, DAY, 0]) await turnTo(end - before + MINUTE);

  page = await enter(browser, ownSite, email);
  await mailOf(page, email, tells('terms.endedSubject', { plan: 'Monthly' }));
  await page.goto('/account/membership');
  await expect(page.getByText(says('own.endedText'))).toBeVisible();
  await expect(page.getByText(/^0 of 1(?!\d)/u)).toBeVisible();
  await expect(page.locator('a[download]')).toHaveCount(MONTHS + 1);
  await page.getByRole('link', { name: says('own.compare') }).click();
  await expect(monthlyLink(page)).toBeVisible();
  const profile = (await read<{ data: { is_premium: number; gallery: unknown[] } }>(page, `/api/talent-profile/${slug}`)).data;
  expect(profile).toMatchObject({ is_premium: 0 });
  // The gallery is what the profile shows beside its main photo.
  expect(profile.gallery).toHaveLength(FREE_PHOTOS);
  await page.context().close();
});

test('MEM-01 API-02 the upgrade card comes once a talent has looked around, goes when it is closed, and does not come again by the next day', async ({
  browser,
  ownSite,
}) => {
  const page = await enter(browser, ownSite, 'dev.mehra@example.com');
  await page.clock.install();
  const card = page.getByRole('complementary', { name: tells('benefits.card.title') });
  const lookAround = async () => {
    await page.goto('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: /faq/iu }).first().click();
    await expect(page).toHaveURL(/\/faqs$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A call that is under way would be given up by a clock that jumps.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(15_000);
    await expect(card).toBeHidden();
    await page.clock.runFor(6000);
  };
  await lookAround();
  await expect(card).toBeVisible();
  await card.getByRole('button').click();
  await expect(card).toBeHidden();
  await lookAround();
  await page.waitForLoadState('networkidle');
  await expect(card).toBeHidden();
  await page.clock.fastForward(DAY);
  await ownSite.turn(1);
  const asked = page.waitForResponse(/get-subscription-popup-details/u);
  await lookAround();
  expect(((await (await asked).json()) as { data: { card: unknown } }).data.card).toBeNull();
  await expect(card).toBeHidden();
  await page.context().close();
});
