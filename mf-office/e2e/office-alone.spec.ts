import { expect, type Page, test } from '../../e2e/support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Decisions on their way' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click();
  await page.keyboard.type(code);
}

test('OFF-01 a visitor is told what the office is for, and a member finds nothing there', async ({ page, watch }) => {
  await page.goto('/office?as=visitor');
  await expect(page.getByRole('button', { name: 'Login / My Account' })).toBeVisible();
  watch.allow(/404|Not found/iu);
  await page.goto('/office?as=talent');
  await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0);
});

test('OFF-01 profiles are decided by keys alone: approved, undone, sent back with an earlier reason', async ({ page }) => {
  await page.goto('/office?as=staff');
  await page.getByRole('link', { name: /^Meher Kaul/u }).click();
  await expect(title(page, 'Meher Kaul')).toBeVisible();
  await page.keyboard.press('a');
  await expect(title(page, 'Arjun Pillai')).toBeVisible();
  await expect(page.getByText('Farida Sheikh is looking at this.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(title(page, 'Meher Kaul')).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'What has to change?' });
  await dialog.getByRole('button', { name: /^The first photo must show/u }).click();
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(title(page, 'Arjun Pillai')).toBeVisible();
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Today' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Meher Kaul/u })).toHaveCount(0);
});

test('OFF-01 a decision that waits covers no button of the next item', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/office/profiles?as=staff&item=u_meher');
  await expect(title(page, 'Meher Kaul')).toBeVisible();
  await page.keyboard.press('a');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click({ trial: true });
});

test('OFF-01 on a tablet the list leads to the item, and back', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/office/profiles?as=staff');
  const list = page.getByRole('region', { name: 'Waiting' });
  await list.getByRole('link', { name: /^Zoya Fernandes/u }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(list).toBeVisible();
});

test('OFF-01 a change of the team asks for the second step, and goes on', async ({ page, watch }) => {
  watch.allow(/status of 4(?:03|22)/u);
  await page.goto('/office/team?as=staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail address').fill('asha@example.com');
  await page.getByRole('checkbox', { name: /^Support/u }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  await typeCode(page, '000000');
  await expect(page.getByText('This code does not match.', { exact: false })).toBeVisible();
  await typeCode(page, '123456');
  await expect(page.getByText(/^Invited by Nikhil Bose/u)).toBeVisible();
});

test('OFF-01 the office is closed, and opened again by a recovery code', async ({ page }) => {
  await page.goto('/office/security?as=staff');
  await page.getByRole('button', { name: 'Close the office' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('7F3A-K2QD');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My second step' })).toBeVisible();
});

test('OFF-01 a lead is found by its number, worked on by keys alone, and the export asks for the second step', async ({ page, watch }) => {
  watch.allow(/status of 403/u);
  await page.goto('/office/leads?as=staff');
  const list = page.getByRole('region', { name: 'Leads' });
  await expect(list.getByRole('link')).toHaveCount(7);
  await page.keyboard.press('/');
  await page.keyboard.type('+91 98765 43213');
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expect(title(page, 'Rohan Shetty')).toBeVisible();
  await expect(page.getByRole('link', { name: '+91 98765 43213', exact: true })).toHaveAttribute('href', 'tel:+919876543213');
  await page.keyboard.press('w');
  await expect(page.getByText('Marked as Won.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('n');
  await page.getByLabel('Note', { exact: true }).fill('Rang again.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Rang again.')).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(list.getByRole('link')).toHaveCount(7);
  await page.goBack();
  await expect(list.getByRole('link')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  await typeCode(page, '123456');
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/u);
});
