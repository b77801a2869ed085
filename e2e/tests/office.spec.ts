import { ADMINISTRATOR, CASTING, openOffice, SUPPORT } from '../support/office';
import { newPerson, submitProfile } from '../support/own-talent';
import { read } from '../support/requests';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { moveToPhone } from '../support/walk/phone';

const TALENT = { role: 'Talent', firstName: 'Nandini', lastName: 'Bose', born: ['4', '9', '1996'] } as const;
const PROFILE = { skills: ['Dance'], languages: ['Bengali'], city: 'Kolkata' } as const;
const CLIENT = { role: 'Hiring', firstName: 'Ishita', lastName: 'Rao', born: ['3', '2', '1985'] } as const;

test('a passkey opens the office for one browser, a recovery code for another once, and nobody else finds it', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/403|404|422/u);
  const codes = await openOffice(page, ADMINISTRATOR);
  expect(codes).toHaveLength(10);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.clock.install({ time: Date.now() });
  await other.goto('/');
  await signIn(other, ADMINISTRATOR);
  await other.goto('/office');
  await expect(other.getByRole('heading', { name: 'Open the office' })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Office' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill('aaaa-bbbb-cccc');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByText(/This recovery code does not match/u)).toBeVisible();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByRole('navigation', { name: 'Office' })).toBeVisible();
  await other.context().close();
});

test('ROLE-02 the casting desk approves a profile by keyboard: undone once, then carried out, and its talent is told', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/403/u);
  const talent = await newPerson(browser, TALENT);
  await submitProfile(talent.page, TALENT, PROFILE);
  const userId = await talent.page.evaluate(() => localStorage.getItem('user_id'));
  await openOffice(page, CASTING);
  const places = page.getByRole('navigation', { name: 'Office' });
  await expect(places.getByRole('link', { name: 'Team' })).toHaveCount(0);

  await page.goto(`/office/profiles?item=${userId}`);
  const item = page.getByRole('region', { name: 'Open item' });
  await expect(item.getByRole('heading', { level: 2, name: 'Nandini Bose' })).toBeVisible();
  await expect(item.getByText('Ten years of street theatre.')).toBeVisible();
  await page.keyboard.press('a');
  const decisions = page.getByRole('region', { name: 'Decisions on their way' });
  await expect(decisions.getByText('Nandini Bose')).toBeVisible();
  await decisions.getByRole('button', { name: 'Undo' }).click();
  await expect(decisions).toHaveCount(0);
  expect((await read<{ data: { state: string } }>(talent.page, '/api/profile')).data.state).toBe('pending');

  await page.goto(`/office/profiles?item=${userId}`);
  await expect(item.getByRole('heading', { level: 2, name: 'Nandini Bose' })).toBeVisible();
  await page.keyboard.press('a');
  // Another page sends what can still be undone.
  await page.getByRole('link', { name: 'Today' }).click();
  await expect
    .poll(async () => (await read<{ data: { slug: string } }>(talent.page, '/api/profile')).data.slug, { timeout: 15_000 })
    .toMatch(/^nandini-/u);
  await expect
    .poll(async () =>
      (await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(talent.email)}`)).text()).includes('on the site'),
    )
    .toBe(true);

  await page.goto('/office/team');
  await expect(page.getByText('Your roles do not include this page')).toBeVisible();
  await talent.context.close();
});

test('by thumb on a slow phone, support finds an account by a pasted address, comes back to it, and suspends it', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403/u);
  const client = await newPerson(browser, CLIENT);
  await openOffice(page, SUPPORT);
  const phone = await moveToPhone(browser, baseURL ?? '', page.context());
  await phone.goto('/about-us');
  await phone.getByRole('button', { name: 'Account menu, Joseph' }).tap();
  await phone.getByRole('link', { name: 'Office', exact: true }).tap();
  await phone.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'People' }).tap();
  await phone.getByLabel('Find an account').tap();
  await phone.keyboard.insertText(` ${client.email} `);
  const found = phone.getByRole('list', { name: 'Accounts' }).getByRole('link');
  await expect(found).toHaveText(['Ishita Rao']);
  await found.tap();
  await expect(phone.getByRole('heading', { level: 2, name: 'Ishita Rao' })).toBeVisible();
  await phone.goBack();
  await expect(phone.getByLabel('Find an account')).toHaveValue(client.email);
  await expect(found).toHaveText(['Ishita Rao']);
  await found.tap();
  await phone.reload();
  await expect(phone.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
  await phone.getByRole('button', { name: 'Suspend' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'Suspend' });
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await phone.goBack();
  await expect(dialog).toBeHidden();
  await phone.getByRole('button', { name: 'Suspend' }).tap();
  await dialog.getByLabel('Reason').tap();
  await phone.keyboard.insertText('Fees were asked for');
  await dialog.getByRole('button', { name: 'Suspend' }).tap();
  await expect(phone.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(phone.getByText('Ishita Rao: “Suspend” is done, and in the history of the account.')).toBeVisible();
  await client.page.reload();
  await expect(client.page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await client.context.close();
  await phone.context().close();
});
