import type { Page } from '@playwright/test';
import { lookAtPanel } from '../support/look-at';
import { newAdministrator } from '../support/office';
import { expect, nextIp, test } from '../support/test';
import { openPhone } from '../support/walk/phone';

const REMOTE = 'mf_jobs';
const PATH = '/jobs';
const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const mainLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const panelOf = (office: Page) => office.getByRole('region', { name: REMOTE });

test(
  'a remote is deleted at /platform and restored: its pages are gone, no menu leads there, and pages of others go on without a reload',
  { tag: '@alone' },
  async ({ browser, baseURL, watch }) => {
    test.setTimeout(240_000);
    watch.allow(/status of 410/u);
    const { page: office, context } = await newAdministrator(browser, 'Deletes');
    const open = await browser.newPage({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': nextIp() } });
    await open.goto('/about-us');
    await open.evaluate(() => Object.assign(window, { isSame: true }));
    await office.goto('/platform');

    await panelOf(office)
      .getByRole('button', { name: /^What the squad \w+ owns$/u })
      .click();
    const owned = office.getByRole('dialog', { name: /^The squad / });
    await owned.getByText(/^\d+ calls$/u).click();
    await expect(owned.getByText('GET /api/jobs', { exact: true })).toBeVisible();
    await lookAtPanel(office, 'platform-owner');
    await office.keyboard.press('Escape');

    await panelOf(office)
      .getByRole('button', { name: `Delete ${REMOTE}` })
      .click();
    const dialog = office.getByRole('dialog', { name: `Delete ${REMOTE}?` });
    await dialog.getByRole('button', { name: 'Delete the remote' }).click();
    await expect(dialog.getByLabel('Why')).toBeFocused();
    await dialog.getByLabel('Why').fill('Nobody posts here');
    await dialog.getByLabel(`Type ${REMOTE} to confirm`).fill('mf_hiring');
    await dialog.getByRole('button', { name: 'Delete the remote' }).click();
    await expect(dialog.getByLabel(`Type ${REMOTE} to confirm`)).toHaveAccessibleDescription(new RegExp(`Type ${REMOTE} to confirm`, 'u'));
    await lookAtPanel(office, 'platform-delete');
    await dialog.getByLabel(`Type ${REMOTE} to confirm`).fill(REMOTE);
    await dialog.getByRole('button', { name: 'Delete the remote' }).click();
    await expect(panelOf(office).getByRole('button', { name: `Restore ${REMOTE}` })).toBeVisible();

    await test.step('a phone finds the page gone, goes home and comes back', async () => {
      const phone = await openPhone(browser, baseURL ?? '', { cookies: [], origins: [] });
      await expect.poll(async () => (await phone.goto(PATH))?.status()).toBe(410);
      await expect(titleOf(phone)).toHaveText('This page is gone');
      await phone.getByRole('main').getByRole('link', { name: /home/iu }).tap();
      await expect(phone).toHaveURL('/');
      await phone.goBack();
      await expect(titleOf(phone)).toHaveText('This page is gone');
      await phone.reload();
      await expect(titleOf(phone)).toHaveText('This page is gone');
      await phone.context().close();
    });
    await mainLink(open, 'SUCCESS').click();
    await expect(titleOf(open)).toHaveText('Success Stories');
    expect(await open.evaluate(() => 'isSame' in window)).toBe(true);
    await open.reload();
    await expect(mainLink(open, 'CAREER')).toBeVisible();
    await expect(mainLink(open, 'JOBS')).toHaveCount(0);

    await panelOf(office)
      .getByRole('button', { name: `Restore ${REMOTE}` })
      .click();
    await office
      .getByRole('dialog', { name: `Restore ${REMOTE}?` })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(panelOf(office).getByRole('button', { name: `Delete ${REMOTE}` })).toBeVisible();
    await expect.poll(async () => (await open.goto(PATH))?.status()).toBe(200);
    await open.close();
    await context.close();
  },
);
