import { readFile } from 'node:fs/promises';
import { dayInIndia } from '@alltalent/shared/contracts';
import type { Page } from '@playwright/test';
import { LEAD_FORMS, newPerson, proveLead, sendLead } from '../support/lead-form';
import { newAdministrator } from '../support/office';
import { newPublicTalent } from '../support/own-talent';
import { expect, test } from '../support/test';

const NAMES = ['Sign-ups', 'Profiles approved', 'Leads'] as const;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What the plots read of their last period, which is the one with today. */
async function readLast(page: Page): Promise<readonly number[]> {
  const texts = await Promise.all(NAMES.map((name) => card(page, name).getByRole('slider').getAttribute('aria-valuetext')));
  return texts.map((text) => Number(/: (?<now>[\d,]+), before/u.exec(text ?? '')?.groups?.['now']?.replaceAll(',', '')));
}

test('OFF-01 a sign-up, an approval and a lead change the figures of today, this week and this month; table and CSV have them', async ({
  page: visitor,
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, context } = await newAdministrator(browser, 'Figures');
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await expect(card(page, 'Sign-ups').getByRole('slider')).toBeVisible();
  const before = await readLast(page);
  for (const count of before) expect(count).toBeGreaterThanOrEqual(0);

  const newcomer = { role: 'Talent', firstName: 'Ira', lastName: 'Counted', born: ['3', '4', '1996'] } as const;
  const talent = await newPublicTalent(browser, newcomer, { skills: ['Singing'], languages: ['Hindi'], city: 'Mumbai' });
  const person = newPerson('figures');
  await sendLead(visitor, LEAD_FORMS.singer, person);
  await proveLead(visitor, person);
  await expect(visitor.getByText('Thank you, our team will contact you').first()).toBeVisible();

  for (const period of ['Day', 'Week', 'Month']) {
    await page.getByText(period, { exact: true }).first().click();
    await page.reload();
    await expect(page.getByRole('slider', { name: `Sign-ups by ${period.toLowerCase()}` })).toBeVisible();
    const after = await readLast(page);
    // Other journeys on the same site count, too.
    for (const [index, count] of after.entries()) expect(count, `${NAMES[index]} by ${period}`).toBeGreaterThan(before[index] ?? 0);
  }
  const leads = page.getByRole('region', { name: 'Leads by page and variant' }).first();
  await expect(leads.getByRole('row', { name: /^\/singer /u }).first()).toBeVisible();

  const today = dayInIndia(Date.now());
  await page.getByText('Day', { exact: true }).first().click();
  await page.getByLabel('From').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`, 'u'));
  const signUps = card(page, 'Sign-ups');
  await signUps.getByText('Table').click();
  await expect(signUps.getByRole('row')).toHaveCount(2);
  const [, row] = await signUps.getByRole('row').allInnerTexts();
  const [, shown] = (row ?? '').split('\t');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`figures-periods-${today}-${today}.csv`);
  const [, line = ''] = (await readFile((await file.path()) ?? '', 'utf8')).split('\r\n');
  expect(line.split(',').slice(0, 2)).toEqual([today, today]);
  expect(Number(line.split(',')[2])).toBeGreaterThanOrEqual(Number(shown?.replaceAll(',', '')));
  await talent.context.close();
  await context.close();
});
