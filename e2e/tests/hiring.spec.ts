import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { dayAhead, newWord } from '../support/jobs';
import { newPerson, newPublicTalent, type Person, type PublicTalent } from '../support/own-talent';
import { post } from '../support/requests';
import { expect, test } from '../support/test';
import { openPhone } from '../support/walk/phone';

// Two people sign up, and each waits for the other's actions.
test.describe.configure({ timeout: 180_000 });

const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;
const TALENT = { role: 'Talent', firstName: 'Nirmala', lastName: 'Das', born: ['4', '9', '1996'] } as const;
const PROFILE = { skills: ['Kathak'], languages: ['Hindi'], city: 'Pune' };
const PHONE = { width: 390, height: 844 };
/** Time within which an open page shows what another person did. */
const LIVE_MS = 10_000;

const idIn = (page: Page) => Number(/\/(\d+)$/u.exec(new URL(page.url()).pathname)?.[1]);

/** Writes an offer for one day from the talent's profile, and sends it. */
async function makeOffer({ page }: Person, { slug, name }: PublicTalent, day: string, title: string): Promise<number> {
  await page.goto(`/${slug}`);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByRole('textbox', { name: 'Role' }).fill('The dancer');
  await page.getByRole('textbox', { name: 'Project' }).fill(title);
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day', { exact: true }).fill(day);
  await page.getByLabel('Call time').fill('09:30');
  await page.getByRole('textbox', { name: 'Place' }).fill('Film City, Pune');
  await page.getByRole('textbox', { name: 'Fee' }).fill('25k');
  await page.getByLabel('Answer by').fill(day);
  await page.getByRole('button', { name: 'Review the offer' }).click();
  await page.getByRole('button', { name: `Send the offer to ${name}` }).click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
  return idIn(page);
}

async function openOffer(page: Page, title: string): Promise<void> {
  await page.goto('/offers');
  await page.getByRole('list', { name: 'Offers' }).getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
}

async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/\d+$/u);
}

async function calendarOf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar (.ics)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return event ? new ICAL.Event(event) : null;
}

async function writeReview(page: Page, booking: number, text: string): Promise<void> {
  await page.goto(`/bookings/${booking}`);
  const form = page.getByRole('form', { name: 'Write a review' });
  const points = form.getByRole('radio');
  await expect(points).toHaveCount(15);
  for (const best of [4, 9, 14]) await points.nth(best).check({ force: true });
  await form.getByLabel('In your words').fill(text);
  await form.getByRole('button', { name: 'Send the review' }).click();
  await expect(form).toBeHidden();
}

test('HIR-01 HIR-02 HIR-04 HIR-05 an offer is countered, accepted, prepared by messages, done and reviewed by both', async ({
  browser,
}) => {
  const client = await newPerson(browser, CLIENT);
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  await talent.page.setViewportSize(PHONE);
  const title = 'Monsoon dance film';
  const offer = await makeOffer(client, talent, dayAhead(0), title);

  await openOffer(talent.page, title);
  await talent.page.getByRole('button', { name: 'Suggest other terms' }).click();
  await talent.page.getByRole('textbox', { name: 'Fee' }).fill('30k');
  await talent.page.getByRole('button', { name: 'Review your terms' }).click();
  await talent.page.getByRole('button', { name: 'Send these terms' }).click();
  await expect(talent.page.getByText('Version 2')).not.toHaveCount(0);

  await client.page.goto(`/offers/${offer}`);
  await expect(client.page.getByText('30,000').first()).toBeVisible();
  await accept(client.page);
  const booking = idIn(client.page);

  await talent.page.goto(`/bookings/${booking}`);
  await client.page.getByRole('button', { name: 'Edit the call sheet' }).click();
  await client.page.getByLabel('Name of the contact on the day').fill('Ishita');
  await client.page.getByLabel('Notes').fill('Gate 3. Bring flat shoes.');
  await client.page.getByRole('button', { name: 'Save the call sheet' }).click();
  await expect(talent.page.getByText('Gate 3. Bring flat shoes.')).toBeVisible({ timeout: LIVE_MS });
  const event = await calendarOf(talent.page);
  expect(event?.summary).toContain(title);
  expect(event?.location).toBe('Film City, Pune');
  expect(event?.startDate.toJSDate().toISOString()).toBe(`${dayAhead(0)}T04:00:00.000Z`);

  await client.page
    .getByRole('button', { name: /message/iu })
    .first()
    .click();
  await expect(client.page).toHaveURL(/\/messages\/\d+$/u);
  const thread = idIn(client.page);
  await client.page.getByLabel('Write a message').fill('Shall we meet at the gate at nine?');
  await client.page.getByRole('button', { name: 'Send', exact: true }).click();
  await talent.page.setViewportSize({ width: 1440, height: 900 });
  await expect(talent.page.getByRole('banner').getByRole('link', { name: /^Messages, 1 unread/u })).toBeVisible({ timeout: LIVE_MS });
  await talent.page.setViewportSize(PHONE);
  await talent.page.goto(`/messages/${thread}`);
  await expect(talent.page.getByRole('log').getByText('Shall we meet at the gate at nine?')).toBeVisible();
  await talent.page.getByLabel('Write a message').fill('Yes, I will be there.');
  await talent.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(client.page.getByRole('log').getByText('Yes, I will be there.')).toBeVisible({ timeout: LIVE_MS });
  await expect(client.page.getByText('Read', { exact: true })).toBeVisible({ timeout: LIVE_MS });

  await client.page.goto(`/bookings/${booking}`);
  await client.page.getByRole('button', { name: 'The work is done' }).click();
  await client.page.getByRole('dialog').getByRole('button', { name: 'Mark it as done' }).click();
  await writeReview(client.page, booking, 'Ready at seven, and every take was usable.');
  await talent.page.goto(`/bookings/${booking}`);
  await expect(talent.page.getByText('Ready at seven')).toHaveCount(0);
  await writeReview(talent.page, booking, 'Clear call sheet, paid on the day.');
  await expect(talent.page.getByText('Ready at seven')).toBeVisible();
  await client.page.reload();
  await expect(client.page.getByText('Clear call sheet, paid on the day.')).toBeVisible();
  await client.page.goto(`/${talent.slug}`);
  await expect(client.page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
});

test('HIR-01 HIR-02 an offer is declined with a reason, and people who block each other do not reach each other', async ({
  browser,
  watch,
}) => {
  watch.allow(/status of 403/u);
  const client = await newPerson(browser, CLIENT);
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  const title = 'Harbour commercial';
  const offer = await makeOffer(client, talent, dayAhead(20), title);
  await client.page
    .getByRole('button', { name: /message/iu })
    .first()
    .click();
  await expect(client.page).toHaveURL(/\/messages\/\d+$/u);
  const thread = idIn(client.page);
  await client.page.getByLabel('Write a message').fill('Would the fourth suit you?');
  await client.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(client.page.getByRole('log').getByText('Would the fourth suit you?')).toBeVisible();

  await openOffer(talent.page, title);
  await talent.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await talent.page.getByRole('dialog').getByLabel('Why do you decline?').fill('I am on tour that week.');
  await talent.page.getByRole('dialog').getByRole('button', { name: 'Decline the offer' }).click();
  await client.page.goto(`/offers/${offer}`);
  await expect(client.page.getByText('I am on tour that week.')).toBeVisible();

  await talent.page.goto(`/messages/${thread}`);
  await talent.page.getByRole('button', { name: 'Block' }).click();
  await talent.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(talent.page.getByText('You blocked this person.')).toBeVisible();
  const body = { thread_id: thread, text: 'Please?', attachments: [] };
  expect((await post(client.page, '/api/threads/send', { body })).status).toBe(403);
  await client.page.goto(`/messages/${thread}`);
  await expect(client.page.getByText('You cannot write in this conversation any more.')).toBeVisible();
});

/** Moves a person's login to a phone with a slow connection, touch and no hover. */
async function onPhone(browser: Browser, origin: string, { context }: Person): Promise<Page> {
  const { cookies, origins } = await context.storageState();
  await context.close();
  return openPhone(browser, origin, { cookies, origins });
}

test('HIR-01 HIR-02 by thumb, coming from the bell: an offer is read and left by Back, a pasted answer survives a reload, and both are sent once', async ({
  browser,
  baseURL,
}) => {
  const client = await newPerson(browser, CLIENT);
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  const title = 'Night market commercial';
  await makeOffer(client, talent, dayAhead(25), title);
  await client.page
    .getByRole('button', { name: /message/iu })
    .first()
    .click();
  await client.page.getByLabel('Write a message').fill('Can you cycle?');
  await client.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(client.page.getByRole('log').getByText('Can you cycle?')).toBeVisible();

  const phone = await onPhone(browser, baseURL ?? '', talent);
  expect(await phone.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  await phone.goto('/jobs');
  await phone
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications, \d unread/u })
    .tap();
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^Read and answer.*offer/u })
    .tap();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(title);
  await phone.goBack();
  await expect(phone).toHaveURL(/\/notifications$/u);
  await phone.goForward();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();

  await phone
    .getByRole('banner')
    .getByRole('link', { name: /^Messages, 1 unread/u })
    .tap();
  await phone.getByRole('link', { name: /Can you cycle\?/u }).tap();
  const composer = phone.getByLabel('Write a message');
  await composer.tap();
  await phone.keyboard.insertText('Yes, since I was four.');
  await phone.reload();
  await expect(composer).toHaveValue('Yes, since I was four.');
  await phone.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(phone.getByRole('log').getByText('Yes, since I was four.')).toHaveCount(1);
  await expect(composer).toHaveValue('');
  await expect(client.page.getByRole('log').getByText('Yes, since I was four.')).toBeVisible({ timeout: LIVE_MS });

  await phone.goBack();
  await expect(phone.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await phone.goto('/offers');
  await phone.getByRole('list', { name: 'Offers' }).getByRole('link', { name: title }).first().tap();
  await phone.getByRole('button', { name: 'Accept', exact: true }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).dblclick();
  await phone.getByRole('link', { name: 'Open the booking' }).tap();
  await expect(phone).toHaveURL(/\/bookings\/\d+$/u);
  await phone.goto('/bookings?view=list');
  await expect(phone.getByRole('link', { name: new RegExp(title, 'u') })).toHaveCount(1);
});

test('HIR-07 a search is saved, mails only what is new, and its mails end by one button without a login', async ({ browser }) => {
  const client = await newPerson(browser, CLIENT);
  const skill = `Kalari${newWord()}`;
  await newPublicTalent(browser, { ...TALENT, firstName: 'Older' }, { ...PROFILE, skills: [skill] });
  await client.page.goto(`/talents?searchtext=${skill}`);
  await client.page.getByRole('button', { name: 'Save this search' }).click();
  const form = client.page.getByRole('dialog');
  await form.getByLabel('Name').fill('Kalari for the film');
  await form.getByLabel('Mail me new matches').selectOption({ label: 'At once' });
  await form.getByRole('button', { name: /^Save/u }).click();
  await client.page.goto('/saved-searches');
  await expect(client.page.getByRole('main')).toContainText('Kalari for the film');
  const newer = await newPublicTalent(browser, { ...TALENT, firstName: 'Newer' }, { ...PROFILE, skills: [skill] });
  const mails = async () =>
    (
      (await (await client.page.request.get(`/dev/outbox.json?to=${encodeURIComponent(client.email)}`)).json()) as {
        subject: string;
        text: string;
      }[]
    ).filter(({ text }) => text.includes('Kalari for the film'));
  await expect.poll(async () => (await mails()).length, { timeout: 90_000 }).toBe(1);
  const [mail] = await mails();
  expect(mail?.text).toContain(newer.name);
  expect(mail?.text).not.toContain('Older');
  const address = /https?:\S*\/saved-searches\/unsubscribe\?token=\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(address).pathname + new URL(address).search);
  await visitor.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(visitor.getByText('We no longer mail you about')).toBeVisible();
  await client.page.reload();
  await expect(client.page.getByRole('main').getByRole('combobox')).toHaveValue('never');
});
