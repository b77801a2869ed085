import { EDITOR, newAdministrator, newColleague, openOffice } from '../support/office';
import { expect, type Page, test } from '../support/test';

const FORMER = '₹15,000';
const FRESH = '₹18,500';

/** Opens a text from the list of all, as somebody does who never saw it. */
async function openHiringPage(page: Page) {
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Content' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('hiring');
  await page.getByRole('list', { name: 'Texts' }).getByRole('link', { name: 'Hiring influencer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hiring influencer' })).toBeVisible();
}

const preview = (page: Page) => page.frameLocator('iframe[title="The page as it will be"]');
const pageBudget = (page: Page) => page.getByRole('region', { name: 'Define Your Hiring Budget' });

test('a content editor changes the price of a campaign page in a minute, a colleague sees who did, and it is rolled back', async ({
  page,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/403/u);
  await openOffice(page, EDITOR);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/hiring-influencer');
  await expect(pageBudget(visitor)).toContainText(FORMER);

  const begun = Date.now();
  await openHiringPage(page);
  await page.getByLabel('Find words or a price; press Enter to go there').fill('15,000');
  const price = page.getByLabel('Price or figure').and(page.locator(`[value="${FORMER}"]`));
  await price.fill(FRESH);
  await expect(preview(page).getByText(FRESH)).toBeInViewport();
  await expect(pageBudget(visitor)).toContainText(FORMER);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('Budget, Entries, Entry 1 (One creator, one post), Price or figure');
  await dialog.getByLabel('Why does it change?').fill('Fees of the season');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);
  // The page in the frame shares the session.
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Hiring influencer' })).toBeVisible();

  await expect(async () => {
    await visitor.goto('/hiring-influencer');
    await expect(pageBudget(visitor)).toContainText(FRESH, { timeout: 500 });
  }).toPass({ timeout: 5000 });

  const { page: colleague, context } = await newAdministrator(browser, 'Quill');
  await colleague.goto('/office');
  await openHiringPage(colleague);
  await colleague.getByRole('button', { name: 'Versions' }).click();
  const versions = colleague.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Anjali Menon');
  await expect(versions.first()).toContainText('Fees of the season');
  await versions
    .last()
    .getByRole('button', { name: /^Roll back/u })
    .click();
  const back = colleague.getByRole('dialog', { name: 'Publish' });
  await expect(back.getByLabel('Why does it change?')).toHaveValue(/^Back to version \d+$/u);
  await back.getByRole('button', { name: 'Publish now' }).click();
  await expect(colleague.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/hiring-influencer');
    await expect(pageBudget(visitor)).toContainText(FORMER, { timeout: 500 });
  }).toPass({ timeout: 5000 });

  await context.close();
  await visitor.context().close();
});

test('of two editors the second is told who saved, keeps what was typed, and takes the other’s change in', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page: colleague, context } = await newAdministrator(browser, 'Inkwell');
  const { page, context: other } = await newColleague(browser, colleague, 'content');
  for (const one of [page, colleague]) {
    await one.goto('/office/content/words/singer');
    await one.getByLabel('Find words or a price; press Enter to go there').fill('hero');
  }
  await colleague.getByLabel('Heading').first().fill('A voice for your film');
  await colleague.getByRole('button', { name: 'Save draft' }).click();
  await expect(colleague.getByText('The draft is saved.')).toBeVisible();

  await page.getByLabel('Text', { exact: true }).first().fill('Sung live, in one take.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Ira Inkwell saved a newer version/u)).toBeVisible();
  await page.getByRole('button', { name: 'See the change' }).click();
  await expect(page.getByText('A voice for your film')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true }).first()).toHaveValue('Sung live, in one take.');
  await page.getByRole('button', { name: 'Add the change to mine' }).click();
  await expect(page.getByLabel('Heading').first()).toHaveValue('A voice for your film');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await expect(page.getByText('Sung live, in one take.').first()).toBeVisible();
  await Promise.all([context.close(), other.close()]);
});
