import { expect, type Page } from '@playwright/test';

/** Opens the site as a person sees it, from the page of the account in the office; returns the tab of the view. */
export async function seeAsTheySee(office: Page, personId: string, reason: string): Promise<Page> {
  await office.goto(`/office/people/${personId}`);
  await office.getByRole('button', { name: 'See as they see' }).press('Enter');
  const dialog = office.getByRole('dialog', { name: 'See as they see' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await office.keyboard.type(reason);
  const opened = office.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open the view' }).press('Enter');
  const view = await opened;
  await expect(dialog).toBeHidden();
  await expect(barOf(view)).toContainText('Nothing can be changed here.');
  return view;
}

/** The bar at the bottom of every page of a view. */
export function barOf(view: Page) {
  return view.getByRole('complementary', { name: 'View of the office' });
}

/** Address of a path at the host of views. */
export function atViews(view: Page, path: string): string {
  return new URL(path, view.url()).href;
}
