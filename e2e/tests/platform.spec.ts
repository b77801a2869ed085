import type { Page } from '@playwright/test';
import { LEAD_FORMS, newPerson, proveLead, sendLead } from '../support/lead-form';
import { changeLanding, reportOf, startTest } from '../support/platform';
import { newAdministrator } from '../support/office';
import { signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

/** Returns an unused name, because names are used once and the test may be retried. */
const newName = (word: string) => `${word}-${Date.now().toString(36)}`;
/** User agent of a person: programs, including headless browsers, are in no experiment. */
const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test.use({
  userAgent: PERSON,
  storageState: async ({ baseURL }, use) => {
    const domain = new URL(baseURL ?? 'http://localhost').hostname;
    const cookie = { name: 'cookie_choice', value: 'all', domain, path: '/', expires: -1, httpOnly: false, secure: false };
    await use({ cookies: [{ ...cookie, sameSite: 'Lax' as const }], origins: [] });
  },
});

const variantOf = (page: Page) =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as {
      remotes: { remote: string; variant: string | null }[];
    };
    return remotes.find(({ remote }) => remote === 'mf_landing')?.variant ?? null;
  });

test(
  'FED-04 FED-05 a visitor is shown one variant and stays with it; their confirmed request counts for it, and a weight moves nobody',
  { tag: '@alone' },
  async ({ page, request }) => {
    const name = newName('form');
    await startTest(request, name, 5000);
    try {
      await expect.poll(async () => (await page.goto('/hiring-influencer'), variantOf(page)), { timeout: 15_000 }).toMatch(/^[AB]$/u);
      const variant = (await variantOf(page)) ?? '';
      const counted = async () => (await reportOf(request, name)).variants.find((one) => one.variant === variant);
      await expect.poll(async () => (await counted())?.exposed).toBe(1);

      const person = newPerson('experiment');
      await sendLead(page, LEAD_FORMS.hiring, person);
      await proveLead(page, person);
      await expect.poll(async () => (await counted())?.converted).toBe(1);

      await changeLanding(request, { action: 'weight', variant: 'B', weight: variant === 'A' ? 10_000 : 0 });
      await page.waitForTimeout(3000);
      await page.goto('/');
      expect(await variantOf(page)).toBe(variant);
      const cookie = (await page.context().cookies()).find((one) => one.name === 'vid');
      expect(cookie?.httpOnly).toBe(true);
      expect(cookie?.value).toMatch(/^[\w-]{22}(\.[a-z][a-z0-9-]+~[A-F])+\.[\w-]{43}$/u);
    } finally {
      await changeLanding(request, { action: 'end', variant: 'A' });
    }
  },
);

test('FED-04 FED-05 staff read the verdict, and end the test from its page', { tag: '@alone' }, async ({ browser, request, watch }) => {
  watch.allow(/403/u);
  const name = newName('rehearsal');
  await startTest(request, name, 2000);
  const { page, context } = await newAdministrator(browser, 'Rehearsal');
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Platform' }).click();
  const panel = page.getByRole('region', { name: 'mf_landing' });
  await expect(panel.getByText('variant B')).toBeVisible();
  await panel.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Still collecting' })).toBeVisible();
  await page.goBack();
  await panel.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('it was a rehearsal');
  await page.getByRole('dialog').getByRole('button', { name: 'End with A' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(panel.getByText('variant B')).toBeHidden();
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('it was a rehearsal')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  await context.close();
});

test('OFF-01 /platform is behind the second step for staff, and the site\u2019s not-found page for members', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/40[34]|Not found/u);
  const { page: office, context } = await newAdministrator(browser, 'Platform');
  await office.goto('/platform');
  await expect(office.getByRole('heading', { level: 2, name: 'mf_landing' })).toBeVisible();
  await office.goto('/office/security');
  await office.getByRole('button', { name: 'Close the office' }).click();
  await office.goto('/platform');
  await expect(office.getByRole('heading', { name: 'Open the office' })).toBeVisible();
  expect((await office.request.get('/api/federation/status')).status()).toBe(403);
  await context.close();
  await page.goto('/about-us');
  await signIn(page, 'ritu.khanna@example.com');
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is standing on this mark');
  expect((await page.request.get('/api/federation/status')).status()).toBe(404);
});
