import { newEmail } from '../support/join-panel';
import { enterCode, newestCode, signIn } from '../support/sign-in';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test('LOG-01 an invalid e-mail address requests no code', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/user/send-otp-for-sign-in-up', (route) => {
    requests += 1;
    return route.continue();
  });
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Email ID').fill('nobody@');
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByText('Please Enter Email ID')).toBeVisible();
  await expect(panel.getByLabel('Email ID')).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toBe(0);
});

test('LOG-02 a code is asked for: six boxes, read-only e-mail, confirmation and a 30 s countdown', async ({ page, watch }) => {
  watch.allow('422');
  const email = newEmail('countdown');
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' }).getByRole('textbox')).toHaveCount(6);
  await expect(panel.getByLabel('Email ID')).toHaveAttribute('readonly', '');
  await expect(panel.getByRole('button', { name: 'Edit email' })).toBeVisible();
  await expect(panel.getByText(/Next verification code in 0:(30|2\d)/u)).toBeVisible();

  await enterCode(page, '000000' === (await newestCode(page, email)) ? '000001' : '000000');
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('alert')).toContainText('This code does not work');
  await expect(panel.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await panel.getByRole('button', { name: 'Edit email' }).click();
  await expect(panel.getByLabel('Email ID')).toHaveValue(email);
});

test('LOG-11 LOG-12 a seeded user logs in by mail, the header greets, logout ends the session on the server', async ({ page, watch }) => {
  const detailsRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/get-user-details')) detailsRequests.push(request.url());
  });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(detailsRequests).toHaveLength(0);

  await signIn(page, 'meher.kaul@example.com');
  const account = page.getByRole('banner').getByText('Meher', { exact: true });
  await expect(account).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('is_login'))).toBe('true');

  detailsRequests.length = 0;
  await page.reload();
  await expect(account).toBeVisible();
  expect(detailsRequests).toHaveLength(1);

  const cookiesBefore = await page.context().cookies();
  const session = cookiesBefore.find(({ name }) => name === '__Host-sid');
  expect(session?.httpOnly).toBe(true);
  expect(session?.secure).toBe(true);

  await page.goto('/frontend/logout');
  await expect(page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('is_login'), localStorage.getItem('user_id')])).toEqual([null, null]);

  watch.allow('401');
  // A beacon may be sent while the cookies are replaced.
  watch.allow('403');
  if (session) await page.context().addCookies([{ ...session, sameSite: 'Lax' }]);
  const answer = await page.evaluate(async () => {
    await fetch('/api/xsrf');
    const token = /XSRF-TOKEN=([^;]+)/u.exec(document.cookie)?.[1] ?? '';
    const response = await fetch('/api/user/get-user-details', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: '{}',
    });
    return response.status;
  });
  expect(answer).toBe(401);
});

test('JOIN-01 the panel opens by itself when an earlier page requested it', async ({ page }) => {
  for (const key of ['redirection_from', 'login_open']) {
    await page.goto('/about-us');
    // A page that is still hydrated would take the request for itself.
    await hydrated(page);
    await page.evaluate((name) => localStorage.setItem(name, 'true'), key);
    await page.reload();
    await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
