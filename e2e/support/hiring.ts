import { expect, type Page } from '@playwright/test';
import type { Person, PublicTalent } from './own-talent';

/** Id at the end of the address of a page. */
export const idIn = (page: Page) => Number(/\/(\d+)$/u.exec(new URL(page.url()).pathname)?.[1]);

/** Writes an offer for one day from the talent's profile, and sends it. */
export async function makeOffer(
  { page }: Pick<Person, 'page'>,
  { slug, name }: Pick<PublicTalent, 'slug' | 'name'>,
  day: string,
  title: string,
): Promise<number> {
  await page.goto(`/${slug}`);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await page.getByRole('textbox', { name: 'Role' }).fill('The dancer');
  await page.getByRole('textbox', { name: 'Project' }).fill(title);
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day', { exact: true }).fill(day);
  await page.getByLabel('Call time').fill('09:30');
  await page.getByRole('textbox', { name: 'Place' }).fill('Film City, Pune');
  await page.getByRole('textbox', { name: 'Fee' }).fill('25k');
  await page.getByLabel('Answer by').fill(day);
  await page.getByRole('button', { name: 'Review the offer' }).click();
  await page.getByRole('button', { name: `Send the offer to ${name}` }).click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
  return idIn(page);
}

export async function openOffer(page: Page, title: string): Promise<void> {
  await page.goto('/offers');
  await page.getByRole('list', { name: 'Offers' }).getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/offers\/\d+$/u);
}

/** Answers the open offer of the page with another fee. */
export async function counter(page: Page, fee: string): Promise<void> {
  await page.getByRole('button', { name: 'Suggest other terms' }).click();
  await page.getByRole('textbox', { name: 'Fee' }).fill(fee);
  await page.getByRole('button', { name: 'Review your terms' }).click();
  await page.getByRole('button', { name: 'Send these terms' }).click();
  await expect(page.getByText('Version 2')).not.toHaveCount(0);
}

export async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page).toHaveURL(/\/bookings\/\d+$/u);
}

export async function writeReview(page: Page, booking: number, text: string): Promise<void> {
  await page.goto(`/bookings/${booking}`);
  const form = page.getByRole('form', { name: 'Write a review' });
  const points = form.getByRole('radio');
  await expect(points).toHaveCount(15);
  for (const best of [4, 9, 14]) await points.nth(best).check({ force: true });
  await form.getByLabel('In your words').fill(text);
  await form.getByRole('button', { name: 'Send the review' }).click();
  await expect(form).toBeHidden();
}
