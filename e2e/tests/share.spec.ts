import { newEmail, signUp } from '../support/join-panel';
import { lookAtPanel } from '../support/look-at';
import { fillPerson, lookbookPath, newPerson, openShareForm, select, selectionBar, shareDialog } from '../support/share';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

const DONE = 'Profiles shared successfully!';

test('TAL-05 SHR-02 SHR-05 a visitor picks faces on two pages, proves who they are, and the receiver sees just those', async ({ page }) => {
  const [sender, receiver] = [newPerson('Nila', 'Bose'), newPerson('Dev', 'Marwah')];
  await page.goto('/talents');
  const first = await select(page, 1);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/u);
  await expect(page.getByRole('checkbox', { name: `Select ${first[0] ?? ''}` })).toHaveCount(0);
  const names = [...first, ...(await select(page, 2))];
  await expect(selectionBar(page).getByText('Selected Profiles (3)')).toBeVisible();
  await page.reload();
  await expect(selectionBar(page).getByText('Selected Profiles (3)')).toBeVisible();

  const dialog = await openShareForm(page);
  await fillPerson(page, 'From you', sender);
  await fillPerson(page, 'To', receiver);
  await dialog.getByLabel('Description').fill('First picks for the tea film');
  await dialog.getByRole('button', { name: 'Share Now' }).click();
  await expect(dialog.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /I agree/u }).check();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await expect(dialog.getByText('Verification code has been sent to Mobile number & Email address.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verify & Proceed' })).toBeDisabled();
  await enterCode(page, await newestCode(page, sender.email));
  await dialog.getByRole('button', { name: 'Verify & Proceed' }).click();
  await expect(dialog.getByRole('heading', { name: DONE })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to Listing' }).click();
  await expect(dialog).toBeHidden();
  await expect(selectionBar(page)).toHaveCount(0);

  await page.goto(await lookbookPath(page, receiver.email));
  await expect(page.getByText('First picks for the tea film')).toBeVisible();
  // Two people may have one name.
  for (const name of names)
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(names.filter((one) => one === name).length);
});

test('SHR-02 SHR-04 a member shares directly and is back on the listing three seconds later', async ({ page }) => {
  const receiver = newPerson('Asha', 'Rao');
  await page.goto('/about-us');
  await signUp(page, newEmail('share.member'), { role: 'Hiring', firstName: 'Rukmini', lastName: 'Sen' });
  await page.goto('/talents');
  await select(page, 2);
  const dialog = await openShareForm(page);
  await expect(dialog.getByRole('group', { name: /^From you/u }).getByLabel('First name')).toHaveValue('Rukmini');
  await fillPerson(page, 'To', receiver);
  await dialog.getByLabel('Description').fill('Two for the roof scene');
  await dialog.getByRole('button', { name: 'Share Now' }).click();
  await expect(dialog.getByRole('heading', { name: DONE })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/talents$/u);
  expect(await lookbookPath(page, receiver.email)).toMatch(/^\/s\//u);
});

test('TAL-05 the selected profiles have a view of their own, Back leads out of it, and Back to Listing forgets them', async ({ page }) => {
  await page.goto('/talents');
  const names = await select(page, 2);
  await selectionBar(page).getByRole('button', { name: 'Show Selected Profiles' }).click();
  await expect(page).toHaveURL(/view=selected/u);
  const cards = page.getByRole('list', { name: 'Talents' }).getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [index, name] of names.entries()) await expect(cards.nth(index)).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Talents' }).getByRole('listitem')).toHaveCount(12);
  await selectionBar(page).getByRole('button', { name: 'Back to Listing' }).click();
  await expect(selectionBar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('SHR-03 a wrong code gives an error, its boxes are emptied, and the form keeps what was typed', async ({ page, watch }) => {
  watch.allow('422');
  const [sender, receiver] = [newPerson('Tara', 'Bose'), newPerson('Dev', 'Sethi')];
  await page.goto('/talents');
  await select(page, 1);
  const dialog = await openShareForm(page);
  await fillPerson(page, 'From you', sender);
  await fillPerson(page, 'To', receiver);
  await dialog.getByLabel('Description').fill('One face');
  await dialog.getByRole('button', { name: 'Share Now' }).click();
  await lookAtPanel(page, 'share-terms');
  await dialog.getByRole('checkbox', { name: /I agree/u }).check();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  const code = await newestCode(page, sender.email);
  await enterCode(page, code === '111111' ? '222222' : '111111');
  await dialog.getByRole('button', { name: 'Verify & Proceed' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid Verification Code. Please check your code');
  await expect(dialog.getByRole('textbox').first()).toHaveValue('');
  await lookAtPanel(page, 'share-code');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('One face');
});

test('SHR-01 the form is shown at every width without a serious accessibility finding', async ({ page }) => {
  await page.goto('/talents');
  await select(page, 3);
  await openShareForm(page);
  await lookAtPanel(page, 'share-form');
  await shareDialog(page).getByRole('button', { name: 'Share Now' }).click();
  await expect(shareDialog(page).getByText('This field is required.')).toHaveCount(9);
  await lookAtPanel(page, 'share-form-empty');
});
