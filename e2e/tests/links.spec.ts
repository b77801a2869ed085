import { LinkWalk, linksOfFrame, linksOn, STARTS } from '../support/link-walk';
import { expect, test } from '../support/test';

test('LINK-01 no link is dead that a visitor finds, from any page to any page', async ({ page, request, watch }) => {
  test.setTimeout(400_000);
  watch.allow(/404/u);
  const walk = new LinkWalk(page, request);
  for (const path of STARTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await walk.check(path, await (path === '/' ? linksOfFrame(page) : linksOn(page)));
  }
  const kinds = await walk.walk();
  expect(walk.dead).toEqual([]);
  expect(kinds).toBeGreaterThanOrEqual(15);
});
