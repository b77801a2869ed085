import type { Page } from '@playwright/test';
import { newWord } from '../support/jobs';
import { newAdministrator } from '../support/office';
import { sendLeads } from '../support/office-items';
import { newPerson } from '../support/own-talent';
import { moveToPhone } from '../support/walk/phone';
import { expect, test } from '../support/test';

const CLIENT = { role: 'Hiring', firstName: 'Jhanvi', lastName: 'Thumbwala', born: ['3', '2', '1985'] } as const;

const places = (phone: Page) => phone.getByRole('navigation', { name: 'Office' });

async function expectNoSideways(phone: Page): Promise<void> {
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test('OFF-01 by thumb on a slow phone, an administrator reads figures by week and compares two accounts, with Back and reloads', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [one, other] = [await newPerson(browser, CLIENT), await newPerson(browser, CLIENT)];
  const { context } = await newAdministrator(browser, 'Thumb');
  const phone = await moveToPhone(browser, baseURL ?? '', context);
  await phone.goto('/about-us');
  await phone.getByRole('button', { name: 'Account menu, Ira' }).tap();
  await phone.getByRole('link', { name: 'Office', exact: true }).tap();

  await places(phone).getByRole('link', { name: 'Figures' }).tap();
  await expect(phone.getByRole('slider', { name: 'Sign-ups by day' })).toBeVisible();
  await phone.getByText('Week', { exact: true }).first().tap();
  await expect(phone.getByRole('slider', { name: 'Sign-ups by week' })).toBeVisible();
  const signUps = phone.getByRole('region', { name: 'Sign-ups', exact: true });
  await signUps.getByText('Table').tap();
  await expect(signUps.getByRole('columnheader', { name: 'Week' })).toBeVisible();
  await expectNoSideways(phone);
  await phone.reload();
  await expect(phone.getByRole('slider', { name: 'Sign-ups by week' })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole('slider', { name: 'Sign-ups by day' })).toBeVisible();

  await places(phone).getByRole('link', { name: 'People' }).tap();
  await phone.getByLabel('Find an account').tap();
  await phone.keyboard.insertText(` ${one.email} `);
  const found = phone.getByRole('list', { name: 'Accounts' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await found.tap();
  await phone.getByRole('link', { name: 'Merge with another account' }).tap();
  const search = phone.getByLabel('Which is the other account of this person?');
  await expect(search).toHaveValue('Jhanvi Thumbwala');
  await search.fill(` ${other.email} `);
  const candidates = phone.getByRole('list', { name: 'Possible duplicates' }).getByRole('link');
  await expect(candidates).toHaveCount(1);
  await candidates.tap();
  await expect(phone.getByRole('article')).toHaveCount(2);
  await expectNoSideways(phone);
  await phone.reload();
  await expect(phone.getByRole('article')).toHaveCount(2);
  await phone.getByRole('button', { name: 'Merge the accounts' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'Merge accounts' });
  await dialog.getByLabel('Reason').fill('Wrote from both addresses');
  await dialog.getByRole('button', { name: 'Merge the accounts' }).tap();
  await expect(dialog.getByText('Type the address or id as it is shown')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Wrote from both addresses');
  await phone.goBack();
  await expect(dialog).toBeHidden();
  await expect(phone.getByRole('article')).toHaveCount(2);

  await places(phone).getByRole('link', { name: 'Bookings' }).tap();
  await expect(phone.getByRole('heading', { level: 1, name: 'Reported bookings' })).toBeVisible();
  await expectNoSideways(phone);
  for (const person of [one, other]) await person.context.close();
  await phone.context().close();
});

test('OFF-01 by thumb on a slow phone, leads are found by a pasted name, changed at once and undone; plans, settings, messages and failures fit', async ({
  browser,
  playwright,
  baseURL,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/403/u);
  const word = newWord();
  await sendLeads(playwright.request, baseURL ?? '', [`${word} A`, `${word} B`, `${word} C`]);
  const { context } = await newAdministrator(browser, 'Thumb');
  const phone = await moveToPhone(browser, baseURL ?? '', context);
  await phone.goto('/office');

  await places(phone).getByRole('link', { name: 'Leads' }).tap();
  const list = phone.getByRole('region', { name: 'Leads' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await phone.getByRole('searchbox').tap();
  await phone.keyboard.insertText(` ${word} `);
  await expect(list.getByRole('link')).toHaveCount(3);
  await phone.getByRole('button', { name: 'Select all shown' }).tap();
  const bar = phone.getByRole('region', { name: 'Selected items' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Assign to me' }).tap();
  await expect(bar.getByText('3 changed.')).toBeVisible();
  await expect(list.getByText('Assigned to Ira Thumb')).toHaveCount(3);
  await expectNoSideways(phone);
  await bar.getByRole('button', { name: 'Undo' }).tap();
  await expect(bar.getByText('3 undone.')).toBeVisible();
  await expect(list.getByText('Assigned to Ira Thumb')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Close' }).tap();
  await bar.getByRole('button', { name: 'Clear' }).tap();
  await list.getByRole('link', { name: `${word} B` }).tap();
  await expect(phone.getByRole('heading', { level: 2, name: `${word} B` })).toBeVisible();
  await phone.goBack();
  await phone.reload();
  await expect(list.getByRole('link')).toHaveCount(3);

  await places(phone).getByRole('link', { name: 'Money' }).tap();
  await phone.getByRole('link', { name: 'Plans' }).tap();
  await expect(phone.getByRole('heading', { level: 2, name: 'One year' })).toBeVisible();
  await expectNoSideways(phone);
  await phone.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Settings' }).tap();
  await phone.getByRole('button', { name: 'Change: Managers' }).tap();
  const settings = phone.getByRole('dialog', { name: /Managers/u });
  await settings.getByRole('button', { name: 'Add a manager' }).tap();
  await phone.keyboard.insertText(' Rohan Das ');
  await expect(settings.getByLabel('Name').last()).toHaveValue(' Rohan Das ');
  await expectNoSideways(phone);
  await phone.goBack();
  await expect(settings).toBeHidden();
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Change: Managers' })).toBeVisible();
  await expectNoSideways(phone);
  await places(phone).getByRole('link', { name: 'Messages' }).tap();
  await expect(phone.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expectNoSideways(phone);
  await places(phone).getByRole('link', { name: 'Platform' }).tap();
  await phone.getByRole('button', { name: 'Failures' }).first().tap();
  const dialog = phone.getByRole('dialog', { name: /^Failures of mf_/u });
  await expect(dialog).toBeVisible();
  await expectNoSideways(phone);
  await phone.goBack();
  await expect(dialog).toBeHidden();
  await phone.context().close();
});

test('OFF-01 by thumb on a slow phone, an administrator suspends a pasted account, restores it where that stood, and finds a price without its comma', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const person = await newPerson(browser, CLIENT);
  const { context } = await newAdministrator(browser, 'Ledge');
  const phone = await moveToPhone(browser, baseURL ?? '', context);
  await phone.goto('/office/people');
  await phone.getByLabel('Find an account').tap();
  await phone.keyboard.insertText(` ${person.email} `);
  const found = phone.getByRole('list', { name: 'Accounts' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await found.tap();
  await phone.getByRole('link', { name: 'Serious actions' }).tap();
  for (const act of ['Suspend', 'Restore']) {
    await phone.getByRole('button', { name: act, exact: true }).tap();
    const dialog = phone.getByRole('dialog', { name: act });
    await expect(dialog.getByText('Required. It is kept in the audit trail.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Asked for money');
    await dialog.getByRole('button', { name: act, exact: true }).tap();
    await expect(dialog).toBeHidden();
  }
  await expect(phone.getByRole('button', { name: 'Suspend', exact: true })).toBeInViewport();
  await expectNoSideways(phone);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  // The link to the serious actions is a step of its own.
  await phone.goBack();
  await phone.goBack();
  await expect(phone.getByLabel('Find an account')).toHaveValue(person.email);

  await phone.goto('/office/content/words/hiring-influencer');
  const find = phone.getByLabel('Find words or a price; press Enter to go there');
  await find.tap();
  await phone.keyboard.insertText('rs 110000');
  await find.press('Enter');
  await expect(phone.locator('input:focus, textarea:focus')).toHaveValue(/1,10,000|110,000/u);
  await expectNoSideways(phone);
  await person.context.close();
  await phone.context().close();
});

test('OFF-01 by thumb on a slow phone, a text listed is tapped while the search still runs, with a paste, Back and a reload', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { context } = await newAdministrator(browser, 'Tapper');
  const phone = await moveToPhone(browser, baseURL ?? '', context);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await phone.route(/\/api\/office\/content\?.*search=hiring/u, async (route) => {
    await answered;
    await route.continue();
  });
  await phone.goto('/office');
  await places(phone).getByRole('link', { name: 'Content' }).tap();
  const texts = phone.getByRole('list', { name: 'Texts' });
  await expect(texts.getByRole('link').nth(1)).toBeVisible();
  await phone.getByLabel('Find a text').tap();
  await phone.keyboard.insertText(' hiring ');
  await expect(texts).toHaveAttribute('aria-busy', 'true');
  await expectNoSideways(phone);
  const name = (await texts.getByRole('link').first().textContent()) ?? '';
  await texts.getByRole('link').first().tap();
  await expect(phone.getByRole('heading', { level: 2, name })).toBeVisible();
  answer();
  await phone.goBack();
  await expect(phone.getByLabel('Find a text')).toHaveValue('hiring');
  await expect(texts.getByRole('link')).toHaveText(['Hiring influencer']);
  await phone.reload();
  await expect(texts.getByRole('link')).toHaveText(['Hiring influencer']);
  await phone.context().close();
  await context.close();
});
