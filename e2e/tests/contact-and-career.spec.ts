import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { delay } from '../support/delay';
import { hydrated } from '../support/hydrated';
import { lookAt } from '../support/look-at';
import { newEmail } from '../support/join-panel';
import { openDrawn } from '../support/public-pages';
import { runBuilt, runContent, runStaff, runStaffFile } from '../support/staff';
import { expect, test } from '../support/test';

type Mail = { readonly subject: string; readonly text: string };

const PDF = `%PDF-1.7
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj
`;
const pdf = (name: string) => {
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer <</Size 4 /Root 1 0 R>>\nstartxref\n${PDF.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(PDF + end) };
};

async function mailsTo(page: Page, email: string): Promise<readonly Mail[]> {
  return (await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()) as Mail[];
}

const ticketOn = async (page: Page) => (await page.getByText(/^AT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u).textContent()) ?? '';

test('a contact message is written by keyboard alone; its ticket is on the page, in the receipt and at the support desk', async ({
  page,
}) => {
  const email = newEmail('letter');
  await page.goto('/contactus?topic=hiring');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Nila Bose');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I look for a drummer in Pune.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send the letter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await expect(page.getByText('Please enter your e-mail address')).toBeVisible();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your letter is with us' })).toBeFocused();
  const ticket = await ticketOn(page);
  const [receipt] = await mailsTo(page, email);
  expect(receipt?.subject).toBe(`We received your message: ${ticket}`);
  expect(receipt?.text).not.toContain('drummer');
  const atDesk = (await mailsTo(page, `casting@${new URL(page.url()).hostname}`)).find(({ subject }) => subject.includes(ticket));
  expect(atDesk?.text).toContain('I look for a drummer in Pune.');
  expect(await runStaff('tickets', '--of', ticket)).toContain('Nila Bose');
});

test('LINK-01 on a phone the link of a support desk leads up to the form, with its topic chosen, each time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contactus');
  await page.getByLabel('Your message').fill('Send me all of it.');
  for (const other of ['', 'press']) {
    if (other !== '') await page.getByLabel('What is it about?').selectOption(other);
    await page.getByRole('link', { name: 'Write to this desk: Your data' }).click();
    await expect(page.getByLabel('What is it about?')).toHaveValue('data');
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  }
  await expect(page.getByLabel('Your message')).toHaveValue('Send me all of it.');
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
});

test('LINK-01 REL-02 a message that was typed before the page is hydrated is kept when a link of the page is followed then', async ({
  page,
}) => {
  const arrive = await delay(page);
  await openDrawn(page, '/contactus');
  await page.getByLabel('Your message').fill('Send me all of it.');
  await page.getByRole('link', { name: 'Write to this desk: Your data' }).click();
  arrive();
  await expect(page).toHaveURL('/contactus?topic=data#write');
  await hydrated(page);
  await expect(page.getByLabel('What is it about?')).toHaveValue('data');
  await expect(page.getByLabel('Your message')).toHaveValue('Send me all of it.');
});

test('LINK-01 REL-02 a message that is sent before the page is hydrated is sent once it is', async ({ page }) => {
  const arrive = await delay(page);
  await openDrawn(page, '/contactus?topic=data');
  await page.getByLabel('Your name').fill('Nila Bose');
  await page.getByLabel('Your e-mail address').fill(newEmail('early'));
  await page.getByLabel('Your message').fill('Send me all of it.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { name: 'Your letter is with us' })).toBeFocused();
});

test('SEC-47 REL-02 a CV that was chosen before the page is hydrated is sent once it is', async ({ page }) => {
  const arrive = await delay(page);
  await openDrawn(page, '/career');
  await page.getByLabel('What do you do well?').fill('I cast short films.');
  await page.getByLabel(/^Your CV/u).setInputFiles(pdf('nila.pdf'));
  arrive();
  await expect(page.getByRole('button', { name: 'Remove nila.pdf' })).toBeVisible();
  await expect(page.getByLabel('What do you do well?')).toHaveValue('I cast short films.');
});

test('REL-27 a contact message that was not sent is kept, even after a reload', async ({ page, watch, context }) => {
  watch.allow(/Failed to load resource|net::ERR/u);
  await page.goto('/contactus?topic=account');
  await page.getByLabel('Your name').fill('Nila Bose');
  await page.getByLabel('Your e-mail address').fill(newEmail('kept'));
  await page.getByLabel('Your message').fill('The code does not come.');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /offline|could not be reached/u })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('The code does not come.');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is with us' })).toBeVisible();
});

test('SEC-47 LINK-01 staff add an opening; an applicant sends a CV, which staff receive unchanged; then the opening closes', async ({
  page,
  watch,
}) => {
  watch.allow(/422|404|There is no such opening/u);
  const folder = await mkdtemp(join(tmpdir(), 'opening-'));
  const slug = `casting-editor-${Date.now()}`;
  const publish = async (more: string) => {
    const matter = `title: "Casting editor ${slug}"\ndescription: "You read briefs."\nplace: "Mumbai"\nemployment: "full time"\npay: "₹ 90,000 a month"\ndate: "2026-11-18"`;
    await writeFile(join(folder, 'opening.md'), `---\n${matter}\n${more}---\n\n## What you do\n\nYou read every brief.\n`);
    const kept = await runBuilt('content', 'draft', `opening/${slug}`, join(folder, 'opening.md'));
    await runContent('publish', `opening/${slug}`, /version (\d+)/u.exec(kept)?.[1] ?? '');
  };
  await publish('');
  const opening = page.getByRole('link', { name: `Casting editor ${slug}` });
  // The front door may send the page of two seconds ago.
  await expect(async () => {
    await page.goto('/career');
    await expect(opening).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await opening.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Casting editor ${slug}`);
  await page.getByLabel('Your name').fill('Nila Bose');
  await page.getByLabel('Your e-mail address').fill(newEmail('apply'));
  await page.getByLabel('What do you do well?').fill('I cast short films.');
  const cv = page.getByLabel(/^Your CV/u);
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(page.getByText('This is no PDF.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(cv).toBeFocused();
  const file = pdf('nila.pdf');
  await cv.setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Remove nila.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is with us' })).toBeFocused();
  const ticket = await ticketOn(page);
  expect(await runStaff('applications', '--of', ticket)).toContain(`Opening: Casting editor ${slug}`);
  const target = join(folder, 'cv.pdf');
  await runStaffFile(target, 'cv', ticket);
  expect((await readFile(target)).equals(file.buffer)).toBe(true);
  await publish('withdrawn: true\n');
  // While the backend of a busy machine does not answer in time, the page is as it was.
  await expect(async () => expect((await page.goto(`/career/${slug}`))?.status()).toBe(404)).toPass();
});

for (const path of ['/contactus', '/career']) {
  test(`LINK-01 ${path} is whole at every width, in light and dark`, async ({ page }) => {
    await lookAt(page, path);
  });

  test(`LINK-01 ${path} can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(path === '/career' ? 'Answer everybody' : 'write to the grievance officer');
    await context.close();
  });
}
