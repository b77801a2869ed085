import { CAMPAIGNS } from '../support/campaigns';
import { inGroups } from '../support/in-groups';
import { lookAt, lookAtCampaign } from '../support/look-at';
import { expect, test } from '../support/test';

const PAGES = [
  '/',
  '/talents',
  '/about-us',
  '/terms-of-use',
  '/privacy-policy',
  '/return-policy',
  '/success',
  '/faqs',
  '/article',
  '/article/a-self-tape-that-gets-watched-to-the-end',
  '/career',
  '/contactus',
  '/jobs',
  '/post-a-job',
  '/account',
  '/account/team/invitation',
  '/membership',
];
/** Pages that ask a visitor to log in, as /account does. */
const PERSONAL = [
  '/client/dashboard',
  '/talent/profile-settings',
  '/talent/applications',
  '/notifications',
  '/favourites',
  '/account/children',
  '/account/unlock',
  '/account/team',
  '/checkout/one-year',
  '/account/membership',
  '/offers',
  '/offers/new',
  '/bookings',
  '/office',
  '/platform',
];
for (const path of PAGES) {
  test(`${path} is shown at phone and desktop width, light and dark, without a serious accessibility finding`, async ({
    page,
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    await lookAt(page, path);
  });
}

for (const group of inGroups(PERSONAL))
  test(`LINK-01 ${group.join(', ')}: each asks a visitor to log in, at phone and desktop width, light and dark, without a serious accessibility finding`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    for (const path of group)
      await test.step(path, async () => {
        expect((await request.get(path)).status(), path).toBe(200);
        await lookAt(page, path);
        await expect(page.getByRole('main').getByRole('button', { name: 'Login / My Account' }), path).toBeVisible();
      });
  });

for (const { path } of CAMPAIGNS) {
  test(`G8 ${path} is shown at phone, tablet and desktop width, light and dark, without a serious accessibility finding`, async ({
    page,
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(200);
    await lookAtCampaign(page, path);
  });
}

test('a public profile, an article and a job are shown at every width, without a serious accessibility finding', async ({
  page,
  request,
}) => {
  const talents = (await (await request.get('/api/landing/featured-talents')).json()) as { data: { slug: string }[] };
  const articles = (await (await request.get('/api/site-content/articles')).json()) as { data: { slug: string }[] };
  const jobs = (await (await request.get('/api/jobs')).json()) as { data: { id: number; slug: string }[] };
  await lookAt(page, `/${talents.data[0]?.slug}`, 'profile');
  await lookAt(page, `/article/${articles.data[0]?.slug}`, 'article-page');
  await lookAt(page, `/jobs/${jobs.data[0]?.id}-${jobs.data[0]?.slug}`, 'job');
});
