import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail, newNumber } from './newcomers';

export type Person = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly number: string };

/** Returns a person with an unused e-mail address and Indian mobile number: shares are limited by both. */
export function newPerson(firstName: string, lastName: string): Person {
  return { firstName, lastName, email: newEmail(`share.${firstName.toLowerCase()}`), number: newNumber('97') };
}

export const selectionBar = (page: Page): Locator => page.getByRole('region', { name: 'Selected profiles' });
export const shareDialog = (page: Page): Locator => page.getByRole('dialog');

/** Selects the first profiles of the page that are not hidden. Returns their names. */
export async function select(page: Page, count: number): Promise<readonly string[]> {
  const ticks = page.getByRole('checkbox', { name: /^Select /u });
  await expect(ticks.first()).toBeVisible();
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tick = ticks.nth(index);
    // React may hydrate the card for this click: the box is ticked a moment later.
    await tick.click();
    await expect(tick).toBeChecked();
    const label = await tick.evaluate((input) => input.closest('label')?.textContent ?? '');
    names.push(label.replace(/^Select /u, ''));
  }
  return names;
}

/** Opens the form and waits for the list of countries, which replaces the plain inputs while nobody types. */
export async function openShareForm(page: Page): Promise<Locator> {
  await selectionBar(page).getByRole('button', { name: 'Share Selected Profiles' }).click();
  const dialog = shareDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Send these faces to someone' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /: \+ \d+$/u })).toHaveCount(2);
  return dialog;
}

export async function fillPerson(page: Page, legend: 'From you' | 'To', { firstName, lastName, email, number }: Person): Promise<void> {
  const group = shareDialog(page).getByRole('group', { name: new RegExp(`^${legend}`, 'u') });
  await group.getByLabel('First name').fill(firstName);
  await group.getByLabel('Last name').fill(lastName);
  await group.getByLabel('Mobile number').fill(number);
  await group.getByLabel('Email ID').fill(email);
}

/** Returns the path in the newest mail to an e-mail address. */
export async function lookbookPath(page: Page, email: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
      const messages = (await response.json()) as readonly { readonly text: string }[];
      path = /\/s\/[\w-]{43}/u.exec(messages[0]?.text ?? '')?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
