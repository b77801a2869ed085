import { ENDPOINTS } from '@alltalent/shared/contracts';
import { newAdministrator } from '../support/office';
import { atViews, barOf, seeAsTheySee } from '../support/office-view';
import { post, send } from '../support/requests';
import { expect, test } from '../support/test';

const TALENT_ID = 'u_demo_asha';
const TALENT = 'asha.rao@example.com';
const HIDDEN = 'You are looking at the site as this person. This is not shown to the office.';
const READ_ONLY = 'You are looking at the site as this person. Nothing can be changed here.';

test('SEC-29 staff see the site as a talent sees it, change nothing there, and end the view; the office goes on beside it', async ({
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/401|403|409|410/u);
  const { page: office, context } = await newAdministrator(browser, 'Looks');
  const view = await seeAsTheySee(office, TALENT_ID, 'Cannot find her application');
  expect(new URL(view.url()).hostname).toBe('127.0.0.1');
  await expect(barOf(view)).toContainText(/^You see the site as Asha Rao\. Nothing can be changed here\. It ends at \d/u);
  await expect(view.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toHaveCount(0);

  await view.goto(atViews(view, '/account'));
  await expect(view.getByRole('main')).toContainText(TALENT);
  await view.goto(atViews(view, '/talent/applications'));
  await view.getByRole('button', { name: 'Withdraw from The girl with the tabla' }).click();
  const question = view.getByRole('dialog', { name: 'Withdraw your application?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(question.getByText(READ_ONLY)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  await question.getByRole('button', { name: 'Keep it' }).click();

  await view.goto(atViews(view, '/messages'));
  await expect(view.getByText(HIDDEN)).toBeVisible();
  await expect(view.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(barOf(view)).toBeVisible();
  const refused = await view.evaluate(async (path) => (await fetch(path)).status, ENDPOINTS.threads.path);
  expect(refused).toBe(403);

  await barOf(view).getByRole('button', { name: 'End the view' }).click();
  await expect(view.getByRole('heading', { name: 'This view has ended' })).toBeVisible();
  await view.goto(atViews(view, '/account'));
  await expect(view).toHaveURL(/^http:\/\/localhost:\d+\/account/u);

  await office.reload();
  await expect(office.getByText('Cannot find her application')).toBeVisible();
  await expect(office.getByText('Ira Looks looked at the site as this person sees it')).toBeVisible();
  await context.close();
});

test('SEC-29 an address of a view opens once, is no second site, and a view ends with the office that asked for it', async ({
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/401|403|409|410/u);
  const { page: office, context } = await newAdministrator(browser, 'Leaves');
  const asked = await post(office, ENDPOINTS.viewAsPerson.path, { body: { user_id: TALENT_ID, reason: 'A test' } });
  const { url } = JSON.parse(asked.text) as { url: string };
  const other = await browser.newContext();
  const view = await other.newPage();
  await view.goto(new URL('/jobs', url).href);
  await expect(view).toHaveURL(/^http:\/\/localhost:\d+\/jobs$/u);
  await view.goto(url);
  await expect(barOf(view)).toBeVisible();
  await view.goto(url);
  await expect(view.getByRole('heading', { name: 'This view did not open' })).toBeVisible();
  await view.goto(new URL('/account', url).href);
  await expect(barOf(view)).toBeVisible();

  await send(office, ENDPOINTS.leaveOffice.path, { body: {} });
  // The page may ask by itself before it is opened again, and then leave by itself.
  await view.waitForTimeout(1000);
  await view.goto(new URL('/jobs', url).href);
  await expect(view).toHaveURL(/^http:\/\/localhost:\d+\/jobs$/u);
  await other.close();
  await context.close();
});
