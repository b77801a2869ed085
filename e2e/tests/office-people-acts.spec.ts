import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Page } from '@playwright/test';
import { newAdministrator } from '../support/office';
import { newPerson, type Person } from '../support/own-talent';
import { read, send } from '../support/requests';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

type Mail = { readonly subject: string; readonly text: string };

const newClient = (browser: Parameters<typeof newPerson>[0], firstName: string) =>
  newPerson(browser, { role: 'Hiring', firstName, lastName: 'Sethi', born: ['3', '2', '1985'] });

/** Returns the newest mail to an address. */
async function mailTo(page: Page, email: string): Promise<Mail | undefined> {
  const [mail] = (await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()) as Mail[];
  return mail;
}

/** Finds an account by its address, by keyboard, and opens its page. */
async function find(office: Page, email: string, name: string): Promise<void> {
  await office.goto('/office/people');
  await office.getByLabel('Find an account').focus();
  await office.keyboard.type(email);
  const found = office.getByRole('list', { name: 'Accounts' }).getByRole('link');
  await expect(found).toHaveText([name]);
  await found.press('Enter');
  await expect(office.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Logs in again after the sessions of the account were ended. */
async function logInAgain({ page, context, email }: Person): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await signIn(page, email);
}

test('SEC-68 the office makes the data file of a person who asked by letter, erases the account, and its owner keeps it', async ({
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/401|403|409/u);
  const client = await newClient(browser, 'Devika');
  const { page: office, context } = await newAdministrator(browser, 'Exports');
  await find(office, client.email, 'Devika Sethi');

  await office.getByRole('button', { name: 'Make the data file' }).press('Enter');
  await expect(office.getByRole('dialog', { name: 'Make the data file' }).getByLabel('Reason')).toBeFocused();
  await office.keyboard.type('Asked for in a letter');
  const download = office.waitForEvent('download');
  await office.keyboard.press('Tab');
  await office.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^alltalent-u_\w+-\d{4}-\d{2}-\d{2}\.json$/u);
  const data = JSON.parse(await readFile((await file.path()) ?? '', 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(client.email);
  await expect.poll(async () => (await mailTo(office, client.email))?.subject).toBe('A file of your All Talent account was made');
  await expect(office.getByText('made the data file of the account')).toBeVisible();

  await office.getByRole('button', { name: 'Erase the account' }).press('Enter');
  const dialog = office.getByRole('dialog', { name: 'Erase the account' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await office.keyboard.type('Wants to leave');
  await office.keyboard.press('Tab');
  await office.keyboard.type('somebody@example.com');
  await office.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the address or id of the account.')).toBeVisible();
  await dialog.getByLabel(/^Type .+ to confirm$/u).fill(client.email);
  await office.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(office.getByText('had the account erased')).toBeVisible();
  await expect.poll(async () => (await mailTo(office, client.email))?.text).toContain('The reason: Wants to leave');

  await client.page.reload();
  await expect(client.page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await logInAgain(client);
  await client.page.goto('/account');
  await client.page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(client.page.getByText(/^Your account will be deleted on/u)).toHaveCount(0);
  await office.reload();
  await expect(office.getByRole('button', { name: 'Erase the account' })).toBeVisible();
  await client.context.close();
  await context.close();
});

test('two accounts of one person become one: what can move is in the other, which is told, and the first one is closed', async ({
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/401|403|409/u);
  const kept = await newClient(browser, 'Ruhi');
  const ended = await newClient(browser, 'Ruhi');
  const { data: talents } = await read<{ data: readonly { id: number }[] }>(kept.page, '/api/talent-listing?perPage=1');
  const liked = talents[0]?.id ?? 0;
  await send(ended.page, ENDPOINTS.toggleFavourite.path, { body: { talent_id: liked, is_fav: 1 } });
  const { page: office, context } = await newAdministrator(browser, 'Merges');
  await find(office, kept.email, 'Ruhi Sethi');

  await office.getByRole('link', { name: 'Merge with another account' }).press('Enter');
  const candidates = office.getByRole('list', { name: 'Possible duplicates' });
  await candidates.getByRole('listitem').filter({ hasText: ended.email }).getByRole('link').press('Enter');
  await expect(office.getByRole('article')).toHaveCount(2);
  await expect(office.getByRole('listitem').filter({ hasText: 'Favourites' })).toContainText('1 moves');
  // The other way round and back, as somebody does who is not sure.
  await office.getByRole('radio', { name: `Keep ${ended.email}` }).check();
  await expect(office.getByText('There is nothing to move.')).toBeVisible();
  await office.getByRole('radio', { name: `Keep ${kept.email}` }).check();
  await expect(office.getByRole('listitem').filter({ hasText: 'Favourites' })).toBeVisible();
  await office.getByRole('button', { name: 'Merge the accounts' }).press('Enter');
  await expect(office.getByRole('dialog', { name: 'Merge accounts' }).getByLabel('Reason')).toBeFocused();
  await office.keyboard.type('Wrote from both addresses');
  await office.keyboard.press('Tab');
  await office.keyboard.type(ended.email);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(office.getByRole('definition').filter({ hasText: 'Favourites: 1' })).toBeVisible();
  await expect(office.getByText('Wrote from both addresses', { exact: true })).toBeVisible();

  await kept.page.goto('/');
  expect(JSON.stringify(await read<unknown>(kept.page, ENDPOINTS.favourites.path))).toMatch(new RegExp(`\\b${liked}\\b`, 'u'));
  for (const { email } of [kept, ended]) {
    await expect.poll(async () => (await mailTo(office, email))?.subject).toBe('Your two All Talent accounts are one now');
  }
  expect((await mailTo(office, ended.email))?.text).toContain('please log in with r***@example.com');
  await ended.page.reload();
  await expect(ended.page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await find(office, ended.email, 'Ruhi Sethi');
  await expect(office.getByText('merged two accounts of one person')).toBeVisible();
  for (const one of [kept, ended]) await one.context.close();
  await context.close();
});
