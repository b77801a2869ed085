import { expect, type Page } from '@playwright/test';

type Message = { readonly to: string; readonly text: string };

/** Returns the newest login code for an e-mail address in the demo outbox. */
export async function newestCode(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const response = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
      const messages = (await response.json()) as Message[];
      code = /\b\d{6}\b/u.exec(messages[0]?.text ?? '')?.[0];
      return code;
    })
    .toMatch(/^\d{6}$/u);
  return code ?? '';
}

/** Signs in through the join panel. Each e-mail address can request a code once in 30 s. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  const panel = page.getByRole('dialog');
  // A busy machine may need longer for the panel's code than the site waits for it.
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect(panel.getByLabel('Email ID').or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await enterCode(page, await newestCode(page, email));
  const terms = panel.getByRole('checkbox', { name: /terms/iu });
  if (await terms.isVisible()) await terms.check();
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel).toBeHidden();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type(code);
}
