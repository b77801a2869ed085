import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newEmail } from '../support/join-panel';
import { newAdministrator, newColleague } from '../support/office';
import { expect, test } from '../support/test';

type Mail = { readonly subject: string; readonly text: string; readonly replyTo?: string };

const PDF = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj
`;
const CV = Buffer.from(`${PDF}xref\n0 1\n0000000000 65535 f \ntrailer <</Size 4 /Root 1 0 R>>\nstartxref\n${PDF.length}\n%%EOF\n`);

async function mailsTo(page: Page, email: string): Promise<readonly Mail[]> {
  return (await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()) as Mail[];
}

const ticketOn = async (page: Page) => (await page.getByText(/^AT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u).textContent()) ?? '';

/** Writes to the casting desk as a visitor; returns the ticket. */
async function writeLetter(page: Page, email: string): Promise<string> {
  await page.goto('/contactus?topic=hiring');
  await page.getByLabel('Your name').fill('Nila Bose');
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByLabel('Your message').fill('I look for a drummer in Pune.');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is with us' })).toBeVisible();
  return ticketOn(page);
}

/** Holds back files until `send` is called. */
async function holdBack(page: Page, files: RegExp): Promise<{ readonly send: () => void }> {
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, async (route) => {
    await wanted;
    await route.continue();
  });
  return { send: () => send() };
}

test('ROLE-02 support answers a letter by keyboard: one mail from the desk, and a colleague who was offline overwrites nothing', async ({
  page: visitor,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403|409|Failed to load resource|net::ERR/u);
  const email = newEmail('drummer');
  const ticket = await writeLetter(visitor, email);
  const { page: other, context: othersBrowser } = await newAdministrator(browser, 'Letters');
  const { page, context } = await newColleague(browser, other, 'support');
  const answerIn = (tab: Page) => tab.getByLabel(`Answer to ${email}`);
  const open = async (tab: Page) => {
    await tab.goto(`/office/letters?item=${ticket}`);
    await expect(tab.getByRole('heading', { level: 2, name: 'Nila Bose' })).toBeVisible();
  };
  await open(other);
  await answerIn(other).fill('We have two drummers.');
  await othersBrowser.setOffline(true);

  const answerForm = await holdBack(page, /office\.answer/u);
  await open(page);
  await expect(page.getByText('Ira Letters is looking at this.')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/^u_/u);
  // The key that closes a letter is a letter of the answer from here on, though its form is not there yet.
  await page.keyboard.press('a');
  await page.keyboard.press('c');
  answerForm.send();
  await expect(answerIn(page)).toBeFocused();
  await page.keyboard.type('We have three drummers.');
  await page.getByRole('checkbox', { name: 'Close the letter with this answer' }).uncheck();
  await answerIn(page).press('Control+Enter');
  await expect(page.getByText(/^Answer by Ira Support/u)).toBeVisible();
  await expect(answerIn(page)).toHaveValue('');

  await othersBrowser.setOffline(false);
  await answerIn(other).press('Control+Enter');
  await expect(other.getByText(/^Ira Support answered this letter/u)).toBeVisible();
  await expect(other.getByText('We have three drummers.')).toBeVisible();
  await expect(answerIn(other)).toHaveValue('We have two drummers.');
  await othersBrowser.close();

  await page.getByRole('button', { name: 'Close without an answer' }).click();
  await expect(page).not.toHaveURL(new RegExp(ticket, 'u'));
  await page.goto(`/office/letters?item=${ticket}`);
  await expect(page.getByText('This letter is closed.')).toBeVisible();
  const mails = await mailsTo(page, email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `${ticket}: our answer about “Hiring and posting a job”`,
    `We received your message: ${ticket}`,
  ]);
  expect(mails[0]?.text).toContain('We have three drummers.');
  expect(mails[0]?.replyTo).toMatch(/^casting@/u);
  await context.close();
});

test('ROLE-02 SEC-47 an application is read, its CV saved, and answered later from words of an earlier answer', async ({
  page: visitor,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403|404/u);
  const email = newEmail('applicant');
  await visitor.goto('/career');
  await visitor.getByLabel('Your name').fill('Tara Menon');
  await visitor.getByLabel('Your e-mail address').fill(email);
  await visitor.getByLabel('What do you do well?').fill('I cast short films.');
  await visitor.getByLabel(/^Your CV/u).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV });
  await expect(visitor.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Send the application' }).click();
  const ticket = await ticketOn(visitor);
  const { page, context } = await newAdministrator(browser, 'Applications');
  await page.goto('/office/letters?desk=career');
  await page.getByRole('searchbox', { name: 'Ticket, name, e-mail or words' }).fill(ticket);
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('link', { name: /^Tara Menon/u }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Save the CV/u }).click()]);
  expect(download.suggestedFilename()).toBe(`${ticket}.pdf`);
  expect((await readFile(await download.path())).equals(CV)).toBe(true);
  const address = `/api/office/letters/${ticket}/cv`;
  expect((await visitor.request.get(address)).status()).toBe(401);

  await page.getByRole('button', { name: 'New note' }).click();
  const dialog = page.getByRole('dialog', { name: 'New note' });
  await dialog.getByLabel('Note').fill('Ask the casting desk.');
  await dialog.getByRole('button', { name: 'Add the note' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ask the casting desk.')).toBeVisible();
  await page.getByLabel(`Answer to ${email}`).fill('Thank you, we read it and write again within the week.');
  await page.getByRole('checkbox', { name: 'Close the letter with this answer' }).uncheck();
  await page.getByRole('checkbox', { name: /^Offer these words/u }).check();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(/^Answer by Ira Applications/u)).toBeVisible();
  await page.reload();
  await page.getByText('Words of earlier answers').click();
  await page.getByRole('button', { name: /^Thank you, we read it/u }).click();
  await expect(page.getByLabel(`Answer to ${email}`)).toHaveValue(/^Thank you, we read it/u);
  await context.close();
});
