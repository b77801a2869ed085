import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { accept, counter, idIn, makeOffer, openOffer, writeReview } from '../support/hiring';
import { dayAhead, expectMail, newWord, postJob } from '../support/jobs';
import { newPerson, newPublicTalent } from '../support/own-talent';
import { makePng } from '../support/make-png';
import { post, read, send } from '../support/requests';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { moveToPhone } from '../support/walk/phone';

// Two people sign up, and each waits for the other's actions.
test.describe.configure({ timeout: 180_000 });

const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;
const TALENT = { role: 'Talent', firstName: 'Nirmala', lastName: 'Das', born: ['4', '9', '1996'] } as const;
const PROFILE = { skills: ['Kathak'], languages: ['Hindi'], city: 'Pune' };
const PHONE = { width: 390, height: 844 };
/** Time within which an open page shows what another person did. */
const LIVE_MS = 10_000;

async function calendarOf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar (.ics)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return event ? new ICAL.Event(event) : null;
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
  await counter(talent.page, '30k');

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

test('HIR-04 either side cancels a booking with a reason, which the other one reads, and the days are free for another booking', async ({
  browser,
}) => {
  const client = await newPerson(browser, CLIENT);
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  const sides = [
    { by: client, other: talent, reason: 'The project changed or does not take place', words: 'The film is shot in May now.' },
    { by: talent, other: client, reason: 'Illness or an emergency', words: 'I have a fever.' },
  ];
  for (const { by, other, reason, words } of sides) {
    const title = `Lighthouse film ${newWord()}`;
    await makeOffer(client, talent, dayAhead(30), title);
    await openOffer(talent.page, title);
    await accept(talent.page);
    const booking = idIn(talent.page);
    await by.page.goto(`/bookings/${booking}`);
    await by.page.getByRole('button', { name: 'Cancel the booking' }).click();
    const dialog = by.page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption({ label: reason });
    await dialog.getByLabel(/^A few words for/u).fill(words);
    await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(by.page.getByText(/^You cancelled this booking:/u)).toBeVisible();
    await other.page.goto(`/bookings/${booking}`);
    await expect(other.page.getByText(new RegExp(`^(?!You).* cancelled this booking: ${reason}`, 'iu'))).toBeVisible();
    await expect(other.page.getByText(words).first()).toBeVisible();
    for (const { page } of [by, other]) {
      await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
      await expect(page.getByRole('form', { name: 'Write a review' })).toHaveCount(0);
    }
    await expectMail(other.page, other.email, /^Your booking is cancelled$/mu);
  }
});

test('HIR-02 a talent who blocked a client opens none of their files and does not apply for their jobs', async ({ browser, watch }) => {
  watch.allow(/status of 403/u);
  const client = await newPerson(browser, CLIENT);
  const talent = await newPublicTalent(browser, TALENT, PROFILE);
  const job = await postJob(client.page, {
    title: `Tea stall ${newWord()}`,
    city: 'Pune',
    roles: [{ name: 'The sister', skills: [] }],
    question: '',
  });
  const path = /\/jobs\/\S+[a-z]/u.exec(await runStaff('approve-job', job))?.[0] ?? '';
  await makeOffer(client, talent, dayAhead(20), 'Rain film');
  await client.page
    .getByRole('button', { name: /message/iu })
    .first()
    .click();
  await expect(client.page).toHaveURL(/\/messages\/\d+$/u);
  const thread = idIn(client.page);
  const picture = { body: makePng(640, 480).toString('base64'), type: 'image/png' };
  const { text } = await post(client.page, '/api/threads/attachments', picture);
  const { id } = (JSON.parse(text) as { readonly data: { readonly id: string } }).data;
  await send(client.page, '/api/threads/send', { body: { thread_id: thread, text: 'The set.', attachments: [{ id, name: 'set.png' }] } });

  await talent.page.goto(`/messages/${thread}`);
  await expect(talent.page.getByRole('log').getByText('The set.')).toBeVisible();
  const { messages } = (await read<{ data: { messages: { attachments: { url: string }[] }[] } }>(talent.page, `/api/threads/${thread}`))
    .data;
  const file = messages.at(-1)?.attachments[0]?.url ?? '';
  const open = async () => (await talent.page.request.get(file)).status();
  expect(await open()).toBe(200);
  await talent.page.getByRole('button', { name: 'Block' }).click();
  await talent.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(talent.page.getByText('You blocked this person.')).toBeVisible();
  expect(await open()).toBe(404);

  await talent.page.goto(path);
  const form = talent.page.getByRole('form', { name: 'Apply for this call' });
  await form.getByLabel('Note').fill('I know this stall.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(talent.page.getByText(/one of you blocked the other/u).first()).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('I know this stall.');
});

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

  const phone = await moveToPhone(browser, baseURL ?? '', talent.context);
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
