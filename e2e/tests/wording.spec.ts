import { newAdministrator } from '../support/office';
import { moveToPhone } from '../support/walk/phone';
import { expect, test } from '../support/test';

test('an editor begins a wording with the words of its page, sees it in the page, publishes it, and takes it over', async ({
  browser,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/403|404/u);
  const { page, context } = await newAdministrator(browser, 'Wordsworth');
  await page.goto('/office/content');
  await page.getByRole('button', { name: 'New text' }).click();
  const dialog = page.getByRole('dialog', { name: 'New text' });
  await dialog.getByLabel('What is it?').selectOption({ label: 'Alternative wording of a page, for a test' });
  await dialog.getByLabel('Which page?').selectOption('/product-photoshoot');
  await dialog.getByLabel('Name of the wording').fill('summer');
  await dialog.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByText(/^A release that names the wording summer shows these words to its visitors\./u)).toBeVisible();
  await page.getByLabel('Find words or a price; press Enter to go there').fill('hero');
  const title = page.getByLabel('Heading').first();
  const former = await title.inputValue();
  await title.fill('Summer photographs');
  await expect(page.frameLocator('iframe[title="The page as it will be"]').getByText('Summer photographs').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await publish.getByLabel('Why does it change?').fill('A test of words');
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors of a release that names the wording summer see it now.')).toBeVisible();

  const words = async (query: string) => (await page.request.get(`/api/site-content/page/product-photoshoot${query}`)).text();
  expect(await words('?wording=summer')).toContain('Summer photographs');
  expect(await words('')).not.toContain('Summer photographs');
  await page.getByRole('link', { name: 'Use these words on the page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Product photoshoot', exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByLabel('Find words or a price; press Enter to go there').fill('hero');
  await expect(title).toHaveValue('Summer photographs');
  await title.fill(former);
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await context.close();
});

test('by thumb on a slow phone, a wording is begun from a pasted name and saved, with Back and a reload', async ({
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403|404/u);
  const { context } = await newAdministrator(browser, 'Pocket');
  const phone = await moveToPhone(browser, baseURL ?? '', context);
  await phone.goto('/about-us');
  await phone.getByRole('button', { name: 'Account menu, Ira' }).tap();
  await phone.getByRole('link', { name: 'Office', exact: true }).tap();
  await phone.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Content' }).tap();
  await phone.getByRole('button', { name: 'New text' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'New text' });
  await dialog.getByLabel('What is it?').selectOption({ label: 'Alternative wording of a page, for a test' });
  await dialog.getByLabel('Which page?').selectOption('/influencer');
  await dialog.getByLabel('Name of the wording').tap();
  await phone.keyboard.insertText('Monsoon sale');
  await dialog.getByRole('button', { name: 'Write it' }).tap();
  await expect(dialog.getByText('Use letters a-z, digits and single hyphens')).toBeVisible();
  await dialog.getByLabel('Name of the wording').fill('monsoon');
  await dialog.getByRole('button', { name: 'Write it' }).tap();

  const find = phone.getByLabel('Find words or a price; press Enter to go there');
  await find.fill('hero');
  await phone.getByLabel('Heading').first().fill('Creators for the rains');
  await phone.goBack();
  await expect(phone.getByRole('list', { name: 'Texts' })).toBeVisible();
  await phone.goForward();
  await find.fill('hero');
  await expect(phone.getByLabel('Heading').first()).toHaveValue('Creators for the rains');
  await phone.getByRole('button', { name: 'Save draft' }).tap();
  await expect(phone.getByText('The draft is saved.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 2, name: 'Influencer, wording monsoon' })).toBeVisible();
  await find.fill('hero');
  await expect(phone.getByLabel('Heading').first()).toHaveValue('Creators for the rains');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await context.close();
});
