import { ENDPOINTS, type AuditLine } from '@alltalent/shared/contracts';
import type { Page } from '@playwright/test';
import { call, mailsTo, openCaller } from '../support/calls';
import { dayAhead, newWord } from '../support/jobs';
import { newAdministrator } from '../support/office';
import { type Member, newMember, read, sendInJob, sendInProfile, sendLeads, sendLetters } from '../support/office-items';
import { expect, test } from '../support/test';

const TALENTS = ['Nandini', 'Aarav', 'Ishani', 'Rudra', 'Meenal', 'Tanay', 'Sara'];
const CLIENTS = ['Gauri', 'Vivaan', 'Kavya', 'Arnav', 'Ira', 'Neel', 'Diya', 'Om'];
const WRITERS = ['Lalita Dayquill', 'Bhavesh Dayquill', 'Tanvi Dayquill', 'Ketan Dayquill'];
const CALLERS = ['Rehana', 'Sohail', 'Mitali'];
/** Decisions are sent ten seconds after they were made. */
const SENT = { timeout: 30_000 };
/** Pages of the audit trail that have all of a day. */
const MOST_PAGES = 5;

const item = (page: Page) => page.getByRole('region', { name: 'Open item' });
const titled = (page: Page, name: string | RegExp) => item(page).getByRole('heading', { level: 2, name });
const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions on their way' });

/** Presses a key of a decision, writes its reason where one is asked for, and sends it without a mouse. */
async function decide(page: Page, key: 'a' | 'c' | 'r', reason = ''): Promise<void> {
  await page.keyboard.press(key);
  if (reason === '') return;
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(reason);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('a day in the office @alone', () => {
  test('OFF-01 ROLE-02 thirty items of all queues are worked through by keyboard; their members see it, and the audit trail has it', async ({
    browser,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const site = baseURL ?? '';
    const talents: Member[] = [];
    for (const firstName of TALENTS) {
      const talent = await newMember(playwright.request, site, { firstName, lastName: 'Dayquill', role: 'talent' });
      await sendInProfile(talent);
      talents.push(talent);
    }
    const word = newWord();
    const clients: (Member & { readonly job: number })[] = [];
    for (const firstName of CLIENTS) {
      const client = await newMember(playwright.request, site, { firstName, lastName: 'Dayquill', role: 'client' });
      const job = await sendInJob(client, `Rain ${word} by ${firstName}`);
      clients.push({ ...client, job });
    }
    const visitor = await openCaller(playwright.request, site);
    const [shown] = (await read<{ data: { id: number }[] }>(visitor, '/api/jobs')).data;
    await visitor.dispose();
    for (const [index, { caller }] of clients.entries())
      await call(caller, ENDPOINTS.sendReport, {
        subject: 'job',
        subject_id: shown?.id ?? 0,
        reason: 'fake',
        text: `Word ${word}, report ${index + 1}`,
      });
    const letters = await sendLetters(playwright.request, site, WRITERS);
    const leads = await sendLeads(
      playwright.request,
      site,
      CALLERS.map((name) => `${name} ${word}`),
    );

    const { page, context } = await newAdministrator(browser, 'Dayquill');
    await page.goto(`/office/profiles?item=${talents[0]?.userId}`);
    for (const [index, { name }] of talents.entries()) {
      await expect(titled(page, name)).toBeVisible();
      await (index % 3 === 2 ? decide(page, 'c', `The photo of ${name} is too dark.`) : decide(page, 'a'));
    }
    await page.goto(`/office/jobs?item=${clients[0]?.job}`);
    for (const [index, { name }] of clients.entries()) {
      await expect(titled(page, `Rain ${word} by ${name.split(' ')[0]}`)).toBeVisible();
      await (index % 3 === 2 ? decide(page, 'c', `Say which night it rains, ${name}.`) : decide(page, 'a'));
    }
    const reports = await ownReports(page, word);
    expect(reports).toHaveLength(CLIENTS.length);
    await page.goto(`/office/reports?item=${reports[0]}`);
    for (const [index] of clients.entries()) {
      await expect(item(page).getByText(`Word ${word}, report ${index + 1}`)).toBeVisible();
      await decide(page, 'c', `Report ${index + 1}: looked at, nothing found.`);
    }
    await page.goto(`/office/letters?item=${letters[0]?.ticket}`);
    for (const { name, email } of letters) {
      await expect(titled(page, name)).toBeVisible();
      await page.keyboard.press('a');
      await expect(page.getByLabel(`Answer to ${email}`)).toBeFocused();
      await page.keyboard.type(`Two drummers are free, ${name}.`);
      await page.keyboard.press('Control+Enter');
    }
    await page.goto('/office/leads');
    await expect(page.getByRole('region', { name: 'Leads' }).getByRole('link').first()).toBeVisible();
    // Late leads come before the newest.
    for (const { name } of leads.toReversed()) {
      const lead = page.getByRole('region', { name: 'Open lead' }).getByRole('heading', { level: 2, name: new RegExp(`^${name}`, 'u') });
      await expect(async () => {
        await page.keyboard.press('j');
        await expect(lead).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await page.keyboard.press('c');
      await expect(page.getByText('Marked as Contacted.')).toBeVisible();
    }
    await page.goto('/office/reports');
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(decisions(page)).toHaveCount(0, SENT);

    for (const [index, { caller, email, name }] of talents.entries()) {
      const { data } = await read<{ data: { state: string; reason: string } }>(caller, ENDPOINTS.ownProfile.path);
      const isSentBack = index % 3 === 2;
      expect([name, data.state]).toEqual([name, isSentBack ? 'changes' : 'approved']);
      const told = isSentBack ? `The photo of ${name} is too dark.` : 'Your profile is approved.';
      await expect.poll(async () => (await mailsTo(caller, email)).join('\n')).toContain(told);
    }
    for (const [index, { caller, email, name, job }] of clients.entries()) {
      const isSentBack = index % 3 === 2;
      expect([name, (await caller.get(`/api/jobs/${job}`)).status()]).toEqual([name, isSentBack ? 404 : 200]);
      if (isSentBack)
        await expect.poll(async () => (await mailsTo(caller, email)).join('\n')).toContain(`Say which night it rains, ${name}.`);
      const notices = JSON.stringify(await read(caller, ENDPOINTS.notifications.path));
      expect([name, notices]).toEqual([name, expect.stringMatching(/report/iu)]);
    }
    for (const { caller, email, name } of letters)
      await expect.poll(async () => (await mailsTo(caller, email)).join('\n')).toContain(`Two drummers are free, ${name}.`);
    const acts = await newestActs(page);
    const count = (wanted: string) => acts.filter(({ action }) => action === wanted).length;
    expect([count('approve-profile'), count('ask-profile-changes')]).toEqual([5, 2]);
    expect([count('approve-job'), count('ask-job-changes'), count('close-report')]).toEqual([6, 2, 8]);
    expect([count('answer-ticket'), count('change-lead')]).toEqual([4, 3]);
    const subjects = acts.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(clients.map(({ job }) => `job:${job}`)));
    await context.close();
  });
});

/** Ids of the open reports whose text has the word, in the order of their queue. */
async function ownReports(page: Page, word: string): Promise<readonly string[]> {
  const { data } = (await (await page.request.get(ENDPOINTS.reportQueue.path)).json()) as { data: { id: string; detail: string }[] };
  return data.filter(({ detail }) => detail.includes(word)).map(({ id }) => id);
}

/** What this administrator did, as the audit trail has it. */
async function newestActs(page: Page): Promise<readonly AuditLine[]> {
  const read = async (before: string) =>
    (await (await page.request.get(ENDPOINTS.auditTrail.path + (before === '' ? '' : `?before=${before}`))).json()) as {
      data: AuditLine[];
      next: string;
    };
  const acts: AuditLine[] = [];
  let before = '';
  for (let turn = 0; turn < MOST_PAGES; turn += 1) {
    const { data, next } = await read(before);
    acts.push(...data.filter(({ actor }) => actor === 'Ira Dayquill'));
    if (next === '') break;
    before = next;
  }
  return acts;
}

test('OFF-01 two people on one job, one of them offline: nobody is overwritten, and what was written is not lost', async ({
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [api, site] = [playwright.request, baseURL ?? ''];
  const client = await newMember(api, site, { firstName: 'Gauri', lastName: 'Rao', role: 'client' });
  const title = `One tunnel ${newWord()}`;
  const job = await sendInJob(client, title);
  const { page, context } = await newAdministrator(browser, 'Here');
  const { page: colleague, context: other } = await newAdministrator(browser, 'There');
  await page.goto(`/office/jobs?item=${job}`);
  await expect(titled(page, title)).toBeVisible();
  await colleague.goto(`/office/jobs?item=${job}`);
  await expect(item(colleague).getByText('Ira Here is looking at this.')).toBeVisible();

  await page.context().setOffline(true);
  await decide(page, 'c', `Which tunnel? We know of ${dayAhead(0)}.`);
  await item(colleague).getByRole('button', { name: 'Take over' }).click();
  await decide(colleague, 'a');
  await colleague.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Today' }).click();
  await expect.poll(async () => (await client.caller.get(`/api/jobs/${job}`)).status()).toBe(200);

  await expect(decisions(page).getByText(/was not sent/u)).toBeVisible(SENT);
  await page.context().setOffline(false);
  await decisions(page).getByRole('button', { name: 'Try again' }).click();
  await expect(decisions(page).getByText(/Ira There approved this/u)).toBeVisible(SENT);
  await expect(decisions(page).getByText(/You wrote: “Which tunnel\?/u)).toBeVisible();
  expect((await client.caller.get(`/api/jobs/${job}`)).status()).toBe(200);
  await other.close();
  await context.close();
});
