import type { Page } from '@playwright/test';
import { changeRollout, deleteFiles, publishNext, versionOf } from '../support/own-releases';
import { test } from '../support/own-site';
import { expect } from '../support/test';

const REMOTE = 'mf_talents';
const photos = (page: Page) => page.getByRole('button', { name: /^Open picture \d+ of /u });

test(
  'REL-06 FED-05 a tab whose release is deleted gets the new one; no rollback goes to it, and a start of the site leaves what was chosen',
  { tag: '@alone' },
  async ({ browser, ownSite }) => {
    test.setTimeout(240_000);
    const page = await ownSite.open(browser);
    await page.goto('/talents');
    const profile = await page.getByRole('list', { name: 'Talent' }).getByRole('link').first().getAttribute('href');
    await page.goto(profile ?? '');
    await expect(photos(page).first()).toBeVisible();
    const { former, next } = await publishNext(ownSite, REMOTE);
    deleteFiles(ownSite, REMOTE, former);

    const renewed = page.waitForEvent('load');
    await photos(page).first().click();
    await renewed;
    expect(await page.evaluate(() => document.getElementById('registry')?.textContent)).toContain(`/r/${REMOTE}/${next}/`);
    await photos(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();

    const refused = await changeRollout(ownSite, { remote: REMOTE, action: 'rollback', reason: 'blank on Safari' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(`/r/${REMOTE}/${former}/`);
    await ownSite.restart();
    await expect.poll(() => versionOf(ownSite, REMOTE)).toBe(next);
  },
);
