import { lookAtCampaign } from '../../e2e/support/look-at';
import { test } from '../../e2e/support/test';

const PAGES = [
  '/office?as=staff',
  '/office/profiles?as=staff',
  '/office/profiles?as=staff&item=u_meher',
  '/office/jobs?as=staff&item=38',
  '/office/bookings?as=staff',
  '/office/letters?as=staff',
  '/office/letters?as=staff&item=AT-7K3M-9QXD',
  '/office/letters?as=staff&item=AT-C8PT-6RVK&desk=career',
  '/office/money?as=staff',
  '/office/money/orders/ord_9fK2mQ7xTz?as=staff',
  '/office/money/codes?as=staff',
  '/office/money/reconciliation?as=staff',
  '/office/money/plans?as=staff',
  '/office/money/settings?as=staff',
  '/office/shoots?as=staff',
  '/office/content?as=staff',
  '/office/content/words/hiring-influencer?as=staff',
  '/office/content/story/leela-pillai-demo?as=staff',
  '/office/content/votes?as=staff',
  '/office/messages?as=staff',
  '/office/messages?as=staff&state=held',
  '/office/upkeep?as=staff',
  '/office/leads?as=staff',
  '/office/leads?as=staff&item=90',
  '/office/people/u_demo_ritu?as=staff',
  '/office/people/u_demo_ritu/merge?as=staff',
  '/office/people/u_demo_ritu/merge?as=staff&with=u_demo_dev',
  '/office/figures?as=staff',
  '/office/figures?as=staff&by=month',
  '/office/team?as=staff',
  '/office/audit?as=staff',
  '/office/security?as=staff',
  '/office/invitation?as=staff&token=none',
];

for (const path of PAGES)
  test(`OFF-01 ${path} fits a desk, a tablet and a phone, in light and dark, without a serious accessibility finding`, async ({ page }) => {
    // Drawn by the browser: the server draws the login, whose heading is there before the page's own.
    await lookAtCampaign(page, `${path}&drawn=browser`);
  });
