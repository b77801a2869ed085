import { newPerson } from '../support/own-talent';
import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { moveToPhone } from '../support/walk/phone';

const TALENT = { role: 'Talent', firstName: 'Meher', lastName: 'Joshi', born: ['4', '6', '1994'] } as const;
const CLIENT = { role: 'Hiring', firstName: 'Tara', lastName: 'Sethi', born: ['2', '9', '1988'] } as const;
const PATHS = [
  '/account',
  '/account/team',
  '/account/membership',
  '/checkout/monthly',
  '/favourites',
  '/offers',
  '/bookings',
  '/talent/applications',
  '/talent/profile-settings',
  '/notifications',
  '/talents',
  '/success',
];

test('FTR-01 what a member sees of a page does not move while the rest of it comes, on a slow phone', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const { page: desk } = await newPerson(browser, TALENT);
  const page = await moveToPhone(browser, baseURL ?? '', desk.context());
  await watchShifts(page);
  const moved: Record<string, number> = {};
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const { sum } = await shiftsOf(page);
    if (sum >= 0.03) moved[path] = sum;
  }
  expect(moved).toEqual({});
  await page.context().close();
});

test('LINK-01 on a phone the first field of a job keeps its place while it is typed in and saved', async ({ browser, baseURL }) => {
  const { page: desk } = await newPerson(browser, CLIENT);
  const page = await moveToPhone(browser, baseURL ?? '', desk.context());
  await page.goto('/post-a-job');
  await page.waitForLoadState('networkidle');
  const title = page.getByLabel('Title');
  await title.tap();
  const { y } = (await title.boundingBox()) ?? { y: -1 };
  await page.keyboard.type('Tea film');
  await expect(page.getByText(/^Draft saved, /u)).toBeVisible();
  expect((await title.boundingBox())?.y).toBeCloseTo(y, 0);
  await page.getByRole('button', { name: 'Commercial' }).tap();
  await expect(title).toHaveValue('Tea film');
  await expect(page.getByLabel('Kind of work')).toHaveValue('Commercial');
  await page.context().close();
});
