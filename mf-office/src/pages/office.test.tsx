import type { OfficeSession } from '@alltalent/shared/contracts';
import { fakeApi, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { PLACE_GROUPS, PLACES } from '../domain/office-page/places';
import { createRoutes } from '../routes';
import { openPage } from '../testing/open-page';
import { aSession, logOut, openOfficeServer, PATHS, sessionAnswer } from '../testing/office-server';

const enrolled = (session: OfficeSession, codes: readonly string[]) => ok({ status: 200, recovery_codes: codes, data: session });
const NO_FACTORS = { step: 'enrol', has_totp: false, recovery_codes_left: 0 } as const;

async function typeCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard(code);
}

test('OFF-01 every place of the navigation has a route, and every route without a parameter a place, or one above it', () => {
  const routes = createRoutes({ queryClient: new QueryClient() }).map(({ path }) => path ?? '');
  const open = routes.filter((path) => !path.includes(':') && path !== '/office/invitation');
  const places = PLACES.map(({ path }) => path).filter((path) => path.startsWith('/office'));
  const isBelow = (path: string) => places.some((place) => place !== '/office' && path.startsWith(`${place}/`));
  expect(places.toSorted()).toEqual(open.filter((path) => !isBelow(path)).toSorted());
});

test('OFF-01 a visitor logs in and comes back', async () => {
  logOut();
  fakeApi({});
  openPage('/office/profiles?item=u_asha');
  const login = await screen.findByRole('button', { name: 'Login / My Account' });
  expect(screen.queryByText(/New here\?/u)).toBeNull();
  await userEvent.click(login);
  expect(screen.getByText('Join panel, then /office/profiles?item=u_asha')).toBeVisible();
});

test('OFF-01 a member does not learn that there is an office', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openOfficeServer({ [PATHS.session]: problem(404, 'NOT_FOUND', 'Not found') });
  openPage('/office');
  expect(await screen.findByText('Not found page')).toBeVisible();
});

test('OFF-01 the navigation shows what the roles include, and a page without the right explains itself', async () => {
  openOfficeServer({}, aSession({}, ['finance']));
  openPage('/office/team');
  expect(await screen.findByText('Your roles do not include this page')).toBeVisible();
  const names = within(screen.getByRole('navigation', { name: 'Office' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Today', 'Shoots', 'People', 'Money', 'Figures', 'My second step']);
});

test('OFF-01 the places stand in groups, a group of which nothing may be seen is left out, and one list shows all of them', async () => {
  openOfficeServer({}, aSession({}, ['finance']));
  openPage('/office/security');
  const places = within(await screen.findByRole('navigation', { name: 'Office' }));
  const groups = places.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby') ?? '');
  expect(groups.map((id) => document.getElementById(id)?.textContent)).toEqual(['Work', 'Business', 'Office']);
  await userEvent.click(places.getByRole('button', { name: 'All places of the office' }));
  const all = within(await screen.findByRole('dialog', { name: 'Office' }));
  expect(all.getByRole('link', { name: 'My second step' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(all.getByRole('list', { name: 'Business' })).getByRole('link', { name: 'People' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('OFF-01 the places of a group stand together, in the order of the groups', () => {
  const groups = PLACES.map(({ group }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(PLACE_GROUPS);
});

test('OFF-01 six digits open the page in its place', async () => {
  const answers = [problem(422, 'SECOND_STEP_FAILED', 'This code does not match.'), sessionAnswer(aSession())];
  const requests = openOfficeServer(
    { '/api/office/prove/totp': () => (answers.shift() ?? answers[0] ?? sessionAnswer(aSession()))() },
    aSession({ step: 'prove' }),
  );
  openPage('/office');
  expect(await screen.findByRole('heading', { level: 1, name: 'Open the office' })).toBeVisible();
  await typeCode('123456');
  expect(await screen.findByText('This code does not match.')).toBeVisible();
  await typeCode('654321');
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(requests.filter(({ path }) => path === '/api/office/prove/totp').map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ]);
});

test('OFF-01 a lost phone: a recovery code opens the office', async () => {
  openOfficeServer({ '/api/office/prove/recovery': sessionAnswer(aSession()) }, aSession({ step: 'prove' }));
  openPage('/office');
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(await screen.findByLabelText('Recovery code'), 'AAAA-BBBB');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('OFF-01 an authenticator app is set up; the office opens once its recovery codes are kept', async () => {
  openOfficeServer(
    {
      '/api/office/totp/begin': ok({ status: 200, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }),
      '/api/office/totp/confirm': enrolled(aSession(), ['7F3A-K2QD', 'M8TX-4RWE']),
    },
    aSession(NO_FACTORS),
  );
  openPage('/office');
  await userEvent.click(await screen.findByRole('button', { name: /^Authenticator app/u }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await typeCode('123456');
  const codes = await screen.findByRole('list', { name: 'Your recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Open the office' }));
  expect(screen.getByText('Keep the codes first: nobody can show them again')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the office' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('OFF-01 a login that is too old leads to a new one, and back', async () => {
  const requests = openOfficeServer(
    { '/api/office/totp/begin': problem(403, 'FRESH_CODE_NEEDED', 'Please confirm.'), '/api/user/logout': ok({ status: 200 }) },
    aSession(NO_FACTORS),
  );
  openPage('/office/security');
  await userEvent.click(await screen.findByRole('button', { name: /^Authenticator app/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(await screen.findByText('Join panel, then /office/security')).toBeVisible();
  expect(requests.some(({ path, method }) => method === 'POST' && path.includes('logout'))).toBe(true);
});

test('OFF-01 an office that closed while a page was open asks over the page', async () => {
  const sessions = [aSession(), aSession({ step: 'prove' })];
  openOfficeServer({
    [PATHS.session]: () => sessionAnswer(sessions.shift() ?? aSession({ step: 'prove' }))(),
    '/api/office/audit?of=&kind=': problem(403, 'SECOND_STEP_NEEDED', 'Again.'),
    '/api/office/prove/totp': sessionAnswer(aSession()),
  });
  openPage('/office/audit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(dialog.getByText('The office closed meanwhile. Your page stays as it is.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, hidden: true, name: 'Audit trail' })).toBeInTheDocument();
});
