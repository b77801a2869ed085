import { expect, type Page, test } from '../../e2e/support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const list = (page: Page) => page.getByRole('region', { name: 'Waiting' });

test('OFF-01 a letter is answered by keys, with words of an earlier answer, and the next one opens', async ({ page }) => {
  await page.goto('/office?as=staff');
  await page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: /^Letters/u })
    .click();
  await expect(list(page).getByText('3 wait')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(title(page, 'Ritu Khanna')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('u_demo_nikhil');
  await page.keyboard.press('a');
  await expect(page.getByLabel('Answer to ritu.khanna@example.com')).toBeFocused();
  await page.keyboard.type('Dear Ritu,');
  await page.getByText('Words of earlier answers').click();
  await page.getByRole('button', { name: /^Thank you for writing/u }).click();
  await expect(page.getByLabel('Answer to ritu.khanna@example.com')).toHaveValue(/^Dear Ritu,\n\nThank you for writing/u);
  await page.getByLabel('Answer to ritu.khanna@example.com').press('Control+Enter');
  await expect(title(page, 'Nila Bose')).toBeVisible();
  await expect(list(page).getByText('2 wait')).toBeVisible();
  await page.getByLabel('State').selectOption('Closed');
  await list(page)
    .getByRole('link', { name: /^Ritu Khanna/u })
    .click();
  await expect(page.getByText('Answer by Nikhil Bose')).toBeVisible();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByLabel('Answer to ritu.khanna@example.com')).toHaveValue('');
});

test('OFF-01 what is typed stays with its letter while others are looked at', async ({ page }) => {
  await page.goto('/office/letters?as=staff&item=AT-4FWZ-2HNB');
  await page.getByLabel('Answer to nila.bose@example.com').fill('They travel when');
  await list(page)
    .getByRole('link', { name: /^Tara Menon/u })
    .click();
  await expect(title(page, 'Tara Menon')).toBeVisible();
  await list(page)
    .getByRole('link', { name: /^Nila Bose/u })
    .click();
  await expect(page.getByLabel('Answer to nila.bose@example.com')).toHaveValue('They travel when');
});

test('OFF-01 letters are narrowed to a desk and to nobody, and one is found by its ticket', async ({ page }) => {
  await page.goto('/office/letters?as=staff');
  await page.getByLabel('Desk').selectOption('Applications');
  await expect(list(page).getByRole('link', { name: /^Tara Menon/u })).toBeVisible();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await page.getByLabel('Desk').selectOption('All desks and applications');
  await page.getByLabel('Assigned').selectOption('To nobody');
  await expect(list(page).getByRole('link', { name: /^Ritu Khanna/u })).toHaveCount(0);
  await page.getByLabel('Assigned').selectOption('To anybody');
  await page.keyboard.press('/');
  await page.keyboard.type('at-7k3m');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expect(title(page, 'Ritu Khanna')).toBeVisible();
});
