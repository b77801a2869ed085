import type { Browser, Page } from '@playwright/test';
import { ENDPOINTS, type Figures } from '@alltalent/shared/contracts';
import { chooseCookies } from '../support/cookie-choice';
import { publishCandidate, runPlatform } from '../support/candidate';
import { nextIp } from '../support/newcomers';
import { newAdministrator } from '../support/office';
import { signIn } from '../support/sign-in';
import { runStaff } from '../support/staff';
import { expect, test } from '../support/test';
import { openPhone } from '../support/walk/phone';
import { LEAD_FORMS, newPerson, proveLead, sendLead } from '../support/lead-form';
import { reportOf, startTest, changeLanding } from '../support/platform';

// Candidates belong to remotes that other journeys use, and what is counted is compared.
test.describe.configure({ timeout: 180_000 });

const NEW_TITLE = 'Talent, as it will be';
const newName = (word: string) => `${word}-${Date.now().toString(36)}`;
const PERSON = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Publishes a candidate of mf_talents with another title, and returns its version and a link that its squad made. */
async function makeCandidate(
  request: Parameters<typeof publishCandidate>[0],
): Promise<{ readonly version: string; readonly link: string }> {
  const texts = { name: newName('seen'), from: 'children:"Talent"', to: `children:"${NEW_TITLE}"` };
  const version = await publishCandidate(request, 'mf_talents', texts);
  const [link = ''] = (await runPlatform('preview', 'mf-talents', version, '--hours', '2')).split('\n');
  return { version, link };
}

async function openWithoutScript(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': nextIp() },
  });
  return context.newPage();
}

test(
  'a candidate is on a phone by its link, for a visitor, a talent and a client, until it is ended there',
  { tag: '@alone' },
  async ({ browser, request, baseURL }) => {
    const { version, link } = await makeCandidate(request);
    const phone = await openPhone(browser, baseURL ?? '', { cookies: [], origins: [] });
    await phone.goto(link);
    await expect(phone).toHaveURL('/talents');
    const isShown = async (page: Page) => {
      await expect(titleOf(page)).toHaveText(NEW_TITLE);
      await expect(barOf(page)).toContainText(new RegExp(`^Preview of mf-talents ${version}, until .* IST\\.`, 'u'));
      await expect(barOf(page).getByRole('button', { name: 'End preview' })).toBeInViewport();
    };
    await isShown(phone);
    await test.step('a talent logs in and out, a client logs in', async () => {
      await signIn(phone, 'asha.rao@example.com');
      await phone.goto('/talents');
      await isShown(phone);
      await phone.goto('/frontend/logout');
      await expect(phone.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
      await phone.goto('/talents');
      await isShown(phone);
      await signIn(phone, 'ritu.khanna@example.com');
      await phone.goto('/talents');
      await isShown(phone);
    });
    await test.step('it is there after a way back, a reload and in another tab', async () => {
      await phone.goto('/about-us');
      await expect(barOf(phone)).toBeVisible();
      await phone.goBack();
      await isShown(phone);
      await phone.reload();
      await isShown(phone);
      const tab = await phone.context().newPage();
      await tab.goto('/talents');
      await isShown(tab);
      await barOf(tab).getByRole('button', { name: 'End preview' }).click();
      await expect(tab).toHaveURL('/talents');
      await expect(titleOf(tab)).toHaveText('Talent');
      await expect(barOf(tab)).toHaveCount(0);
      await phone.reload();
      await expect(titleOf(phone)).toHaveText('Talent');
      await phone.goBack();
      await phone.goForward();
      await expect(titleOf(phone)).toHaveText('Talent');
    });
    await phone.context().close();
  },
);

test(
  'without script the server sends the text of the candidate, and the button ends it; others get the stable release',
  { tag: '@alone' },
  async ({ browser, page, request, baseURL }) => {
    const { version, link } = await makeCandidate(request);
    const plain = await openWithoutScript(browser, baseURL ?? '');
    const response = await plain.goto(link);
    expect(response?.headers()).toMatchObject({ 'x-drawn-by': 'server', 'cache-control': 'private, no-store' });
    await expect(titleOf(plain)).toHaveText(NEW_TITLE);
    await expect(barOf(plain)).toContainText(version);
    const other = await page.goto('/talents');
    expect(other?.headers()['cache-control']).toBe('private, no-cache');
    expect(await other?.text()).not.toContain(NEW_TITLE);
    await expect(titleOf(page)).toHaveText('Talent');
    await plain.goto('/talents?category=1');
    await barOf(plain).getByRole('button', { name: 'End preview' }).click();
    await expect(plain).toHaveURL('/talents?category=1');
    await expect(titleOf(plain)).toHaveText('Talent');
    await expect(barOf(plain)).toHaveCount(0);
    await plain.context().close();
  },
);

test(
  'what is done under a preview is in no report: exposures, leads, health of releases, figures of the office',
  { tag: '@alone' },
  async ({ browser, request, baseURL }) => {
    const { link } = await makeCandidate(request);
    const name = newName('unseen');
    await startTest(request, name, 5000);
    const { page: office, context } = await newAdministrator(browser, 'Preview');
    const figures = async () => {
      const { data } = (await (await office.request.get(ENDPOINTS.officeFigures.path)).json()) as { data: Figures };
      return data.now.total;
    };
    const health = async () => {
      const all = await Promise.all(['mf-landing', 'mf-talents'].map((remote) => runPlatform('status', remote)));
      return all.map((text) => text.replace(/just now|\d+ \w+ ago/gu, '').replace(/\s+/gu, ' '));
    };
    const reports = async () => ({ variants: (await reportOf(request, name)).variants, figures: await figures(), health: await health() });
    const visitor = await browser.newContext({
      baseURL,
      userAgent: PERSON,
      storageState: { cookies: [], origins: [] },
      extraHTTPHeaders: { 'x-forwarded-for': nextIp() },
    });
    const page = await visitor.newPage();
    try {
      await context.newPage();
      const before = await reports();
      await page.goto(link);
      await expect(barOf(page)).toBeVisible();
      await chooseCookies(page, 'Allow statistics');
      await page.goto('/talents');
      await expect(titleOf(page)).toHaveText(NEW_TITLE);
      const person = newPerson('preview');
      await sendLead(page, LEAD_FORMS.hiring, person);
      await proveLead(page, person);
      await page.goto('/');
      await expect(titleOf(page)).toBeVisible();
      expect((await visitor.cookies()).map((cookie) => cookie.name)).not.toContain('vid');
      await page.waitForTimeout(3000);
      expect(await reports()).toEqual(before);
      await barOf(page).getByRole('button', { name: 'End preview' }).click();
      await expect(barOf(page)).toHaveCount(0);
      await expect.poll(async () => (await reportOf(request, name)).variants.reduce((sum, { exposed }) => sum + exposed, 0)).toBe(1);
    } finally {
      await changeLanding(request, { action: 'end', variant: 'A' });
      await visitor.close();
      await context.close();
    }
  },
);

test(
  'staff copy a link at /platform; once the tokens of the remote are revoked, it shows nothing, and says so',
  { tag: '@alone' },
  async ({ browser, request, baseURL }) => {
    const { version } = await makeCandidate(request);
    const { page: office, context } = await newAdministrator(browser, 'Links');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await office.goto('/platform');
    await office.getByRole('button', { name: `Preview link of ${version}` }).click();
    const dialog = office.getByRole('dialog', { name: `Show ${version} to others` });
    await dialog.getByRole('button', { name: 'Copy preview link' }).click();
    await expect(dialog.getByText(/^The link is copied\./u)).toBeVisible();
    const link = await office.evaluate(() => navigator.clipboard.readText());
    const guest = await browser.newPage({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': nextIp() } });
    await guest.goto(link);
    await expect(titleOf(guest)).toHaveText(NEW_TITLE);
    expect((await guest.goto(`${link.slice(0, -40)}`))?.status()).toBe(404);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This preview link does not work');
    await guest.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(barOf(guest)).toContainText(version);

    await runStaff('revoke-tokens', 'mf_talents', '--reason', 'a laptop was lost');
    await expect
      .poll(async () => {
        await guest.goto('/talents');
        return barOf(guest).textContent();
      })
      .toContain('has ended, because it was taken back');
    await expect(titleOf(guest)).toHaveText('Talent');
    expect((await guest.goto(link))?.status()).toBe(410);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
    expect(await runPlatform('audit', 'mf-talents')).toMatch(new RegExp(`staff:\\S+ +preview +mf_talents +A link shows ${version}`, 'u'));
    await guest.close();
    await context.close();
  },
);
