import { lookAtCampaign } from '../../e2e/support/look-at';
import { test } from '../../e2e/support/test';
for (const path of ['/office/figures?as=staff', '/office/figures?as=staff&by=month', '/office?as=staff'])
  test(`shot ${path}`, async ({ page }) => {
    await lookAtCampaign(page, `${path}&drawn=browser`);
  });
