import { expect, type Page } from '@playwright/test';

/** Answers the cookie question. A page that is not hydrated yet takes the answer a moment later. */
export async function chooseCookies(page: Page, answer: 'Allow statistics' | 'Only what is needed'): Promise<void> {
  const button = page.getByRole('button', { name: answer });
  await button.click();
  await expect(button).toBeHidden();
}
