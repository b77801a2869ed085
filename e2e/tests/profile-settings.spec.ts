import type { Page } from '@playwright/test';
import { newEmail, signUp } from '../support/join-panel';
import { lookAt } from '../support/look-at';
import { makePng } from '../support/make-png';
import { runBuilt } from '../support/staff';
import { expect, nextIp, test } from '../support/test';

// Signs up, uploads, runs two staff commands and checks several views of a long page.
test.describe.configure({ timeout: 150_000 });

const PAGE = '/talent/profile-settings';
const FIRST_NAME = 'Nandini';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function expectSaved(page: Page, name: string): Promise<void> {
  await expect(section(page, name).locator('header').getByRole('status')).toHaveText('Saved');
  await expect(section(page, name).getByText('Saving…')).toHaveCount(0);
}

/** Expects the bar to fit into the screen; it is sticky, so overflowing parts would be unreachable. */
async function expectWholeBar(page: Page): Promise<void> {
  const bar = page.getByRole('group', { name: 'Completeness and approval' });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await bar.evaluate((element) => element.scrollHeight - element.clientHeight), `${width} px wide`).toBeLessThanOrEqual(0);
  }
}

async function fillBasics(page: Page): Promise<void> {
  const basics = section(page, 'Basics');
  await basics.getByLabel('Category', { exact: true }).selectOption('Actor');
  await basics.getByLabel('Sub-category').selectOption({ index: 1 });
  await basics.getByLabel('Headline').fill('Stage actor who sings');
  await basics.getByLabel('City').pressSequentially('Pune');
  await expect(page.locator('datalist option[value^="Pune, "]').first()).toBeAttached();
  await basics.getByLabel('Gender').selectOption('Female');
  await basics
    .getByLabel('Your story')
    .fill('Eight years of street theatre in Pune, two musicals, and a voice that fills a courtyard without a microphone.');
  await basics.getByLabel('Your story').blur();
  await expectSaved(page, 'Basics');
  await expect(basics.getByLabel('City')).toHaveValue(/^Pune, /u);
}

async function fillTheRest(page: Page): Promise<void> {
  const skills = section(page, 'Skills and languages');
  for (const skill of ['Singing', 'Puppetry', 'Marathi verse']) {
    await skills.getByRole('textbox', { name: 'Skills' }).fill(skill);
    await skills.getByRole('textbox', { name: 'Skills' }).press('Enter');
  }
  await skills.getByRole('button', { name: 'Add Hindi' }).click();
  await expectSaved(page, 'Skills and languages');
  const credits = section(page, 'Credits');
  await credits.getByRole('button', { name: 'Add a credit' }).click();
  await credits.getByLabel('Year').fill('2025');
  await credits.getByLabel('Title').fill('The Courtyard');
  await credits.getByLabel('Title').press('Enter');
  await expect(credits.getByRole('rowheader', { name: 'The Courtyard' })).toBeVisible();
  await expectSaved(page, 'Credits');
  const photos = section(page, 'Photos');
  await photos.getByLabel('Photos to add').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: makePng(800, 1000) });
  await expect(photos.getByText(/^1 of \d+$/u).first()).toBeVisible();
}

test(
  'SLUG-01 a new talent fills in her profile, staff approve it, it is found among the talent, and made private it is for members',
  { tag: '@alone' },
  async ({ page, browser }) => {
    const email = newEmail('nandini.phadke');
    const lastName = `Phadke${Date.now().toString(36)}`.replaceAll(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
    await page.goto('/about-us');
    await signUp(page, email, { role: 'Talent', firstName: FIRST_NAME, lastName, born: ['4', '9', '1996'] });
    await page.goto(PAGE);

    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(page.getByRole('dialog', { name: 'Not submitted yet' }).getByRole('link', { name: 'Add a photo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await fillBasics(page);
    await fillTheRest(page);
    await page.reload();
    await expect(section(page, 'Basics').getByLabel('Headline')).toHaveValue('Stage actor who sings');

    await page.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(page.getByText(/Our casting desk is reading it/u)).toBeVisible();
    await expectWholeBar(page);
    expect(await runBuilt('staff', 'profiles')).toContain(email);
    await runBuilt('staff', 'approve-profile', email);
    await page.reload();
    await expect(page.getByText(/see your profile just as it is here/u)).toBeVisible();
    const url = await page.getByRole('link', { name: 'See your public profile' }).getAttribute('href');

    const visitor = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextIp() } })).newPage();
    await visitor.goto(`/talents?searchtext=${lastName}`);
    const card = visitor.getByRole('link', { name: new RegExp(`${FIRST_NAME} ${lastName}`, 'u') }).first();
    await expect(card).toHaveAttribute('href', url ?? '');
    await visitor.goto(url ?? '');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(FIRST_NAME);
    await expect(visitor.getByText('Stage actor who sings').first()).toBeVisible();

    await section(page, 'Privacy')
      .getByRole('checkbox', { name: /Private profile/u })
      .check();
    await expectSaved(page, 'Privacy');
    // A page that was drawn for an earlier visitor is sent for two seconds.
    await visitor.waitForTimeout(2000);
    await visitor.goto(url ?? '');
    await expect(visitor.getByRole('heading', { level: 1, name: 'This profile is private' })).toBeVisible();
    await visitor.goto(`/talents?searchtext=${lastName}`);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByRole('link', { name: new RegExp(lastName, 'u') })).toHaveCount(0);
    await visitor.context().close();

    await lookAt(page, PAGE, 'profile-settings');
  },
);
