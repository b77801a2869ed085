import { unreadNotificationsQuery } from '@alltalent/shared/api';
import type { MailFrequencies, Notification } from '@alltalent/shared/contracts';
import { act, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { aNotification, DAILY, notificationsOf } from '../testing/notifications';
import { findTitle, openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

const LIST = '/api/notifications';
const READ = '/api/notifications/read';
const MAIL = '/api/notifications/mail';
const NOON = Date.parse('2026-11-22T09:00:00Z');

const shortlist = aNotification();
const invite = aNotification({
  id: 4,
  group: 'invites',
  title: 'Dabba & Co. invites you',
  text: 'Street-food creator, six short videos.',
  path: '/jobs/7-street-food-creator#apply',
  action: 'See the call',
  image: '/media/categories/influencer-640.webp',
  at: '2026-11-21T18:40:00.000Z',
});
const viewed = aNotification({ id: 3, title: 'Your application was viewed', at: '2026-11-21T12:00:00.000Z', is_read: true });
const approved = aNotification({
  id: 2,
  group: 'account',
  title: 'Your profile was approved',
  at: '2026-11-16T04:10:00.000Z',
  is_read: true,
});

/** Reading and choosing change what is answered afterwards, as in the backend. */
function stubNotifications(first: readonly Notification[], more: Parameters<typeof signIn>[1] = {}) {
  let notifications = first;
  let mail: MailFrequencies = DAILY;
  const requests = signIn(aUser({ role_id: '5' }), {
    [LIST]: () => ok(notificationsOf(notifications, { mail }))(),
    [`${LIST}?group=invites`]: () =>
      ok(
        notificationsOf(
          notifications.filter(({ group }) => group === 'invites'),
          { mail },
        ),
      )(),
    [READ]: () => {
      const { ids } = sent(READ) as { readonly ids?: readonly number[] };
      notifications = notifications.map((notification) =>
        ids && !ids.includes(notification.id) ? notification : { ...notification, is_read: true },
      );
      return ok({ status: 200, unread_notification_cnt: notifications.filter(({ is_read }) => !is_read).length })();
    },
    [MAIL]: () => {
      mail = sent(MAIL) as MailFrequencies;
      return ok({ status: 200, message: 'Saved.' })();
    },
    ...more,
  });
  const sent = (path: string) => requests().findLast((call) => call.path === path)?.body;
  return { sent, requests, add: (notification: Notification) => void (notifications = [notification, ...notifications]) };
}

const day = (name: string) => screen.findByRole('region', { name });
const filter = () => within(screen.getByRole('navigation', { name: 'Filter' }));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOON, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('notifications stand by their day in India, the newest first, with their hour there', async () => {
  stubNotifications([shortlist, invite, viewed, approved]);
  openPage('/notifications');
  // 18:40 in London is ten past midnight in India: today.
  expect(within(await day('Today')).getAllByRole('listitem')).toHaveLength(2);
  expect(within(await day('Today')).getByText('12:10 am IST')).toBeVisible();
  expect(within(await day('Yesterday')).getByText('5:30 pm IST')).toBeVisible();
  expect(within(await day('Monday, 16 November')).getByText('Your profile was approved')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Monday, 16 November',
  ]);
});

test('what is unread says so, and every notification leads where it is about', async () => {
  stubNotifications([shortlist, invite, viewed]);
  openPage('/notifications');
  expect(await screen.findByRole('link', { name: /^Unread: You are on the shortlist/u })).toHaveAttribute('href', shortlist.path);
  expect(screen.getByRole('link', { name: /^Your application was viewed/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the call (Dabba & Co. invites you)' })).toHaveAttribute('href', invite.path);
});

test('the filter counts what is unread, narrows the list and stands in the address', async () => {
  stubNotifications([shortlist, invite, viewed, approved]);
  const { router } = openPage('/notifications');
  expect(await screen.findByRole('link', { name: 'All 2 new', current: true })).toBeVisible();
  expect(filter().getByRole('link', { name: 'Applications 1 new' })).toBeVisible();
  expect(filter().getByRole('link', { name: 'Account 0 new' })).toBeVisible();
  expect(filter().queryByRole('link', { name: /^Shared profiles/u })).not.toBeInTheDocument();
  await userEvent.click(filter().getByRole('link', { name: 'Invites 1 new' }));
  await waitFor(() => expect(screen.queryByText('Your application was viewed')).not.toBeInTheDocument());
  expect(screen.getByText('Dabba & Co. invites you', { selector: 'strong' })).toBeVisible();
  expect(router.state.location.search).toBe('?group=invites');
});

test('answers about shared profiles can be filtered once there are any', async () => {
  stubNotifications([aNotification({ group: 'messages', title: 'Tenzin Dorje answered about the profiles you shared' })]);
  openPage('/notifications');
  expect(await screen.findByRole('link', { name: 'Shared profiles 1 new' })).toBeVisible();
});

test('a dot marks its notification as read, and the bell follows at once', async () => {
  const { sent } = stubNotifications([shortlist, invite]);
  const { queryClient } = openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: You are on the shortlist' }));
  const link = await screen.findByRole('link', { name: /^You are on the shortlist/u });
  expect(link).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mark as read: You are on the shortlist' })).not.toBeInTheDocument();
  expect(sent(READ)).toEqual({ ids: [1] });
  await waitFor(() => expect(queryClient.getQueryData(unreadNotificationsQuery.queryKey)).toBe(1));
  expect(screen.getByRole('link', { name: 'All 1 new' })).toBeVisible();
});

test('following a notification marks it as read', async () => {
  const { sent } = stubNotifications([shortlist]);
  const { router } = openPage('/notifications');
  await userEvent.click(await screen.findByRole('link', { name: /^Unread: You are on the shortlist/u }));
  expect(sent(READ)).toEqual({ ids: [1] });
  expect(router.state.location).toMatchObject({ pathname: '/talent/applications', hash: '#application-3' });
});

test('Mark all as read reads everything up to the newest the page knows', async () => {
  const { sent } = stubNotifications([shortlist, invite, viewed]);
  openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: 'All 0 new' })).toBeVisible();
  expect(sent(READ)).toEqual({ until: 1 });
  expect(screen.queryByRole('button', { name: /^Mark/u })).not.toBeInTheDocument();
  expect(screen.getByText('All read')).toHaveAttribute('role', 'status');
});

test('in a narrowed list only what stands there is marked', async () => {
  const { sent } = stubNotifications([shortlist, invite]);
  openPage('/notifications?group=invites');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark these as read' }));
  await waitFor(() => expect(sent(READ)).toEqual({ ids: [4] }));
});

test('a mark that was refused is taken back', async () => {
  stubNotifications([shortlist], { [READ]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/u }));
  expect(await screen.findByRole('link', { name: /^Unread: You are on the shortlist/u })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 1 new' })).toBeVisible();
});

test('what happens while the page is looked at comes within ten seconds', async () => {
  const { add } = stubNotifications([viewed]);
  openPage('/notifications');
  await screen.findByText('Your application was viewed');
  add(aNotification({ id: 9, title: 'Booked: Monsoon stage' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Booked: Monsoon stage', { selector: 'strong' })).toBeVisible();
});

test('Show earlier adds what came before', async () => {
  stubNotifications([], {
    [LIST]: ok(notificationsOf([shortlist, viewed], { has_more: true })),
    [`${LIST}?before=3`]: ok(notificationsOf([approved])),
  });
  openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await day('Monday, 16 November')).toBeVisible();
  expect(within(await day('Today')).getByText('Three faces for a skincare film.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test('nothing at all is being caught up, with a way on', async () => {
  stubNotifications([]);
  openPage('/notifications');
  expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
});

test('a failure is told, and Try again brings the notifications', async () => {
  let isDown = true;
  stubNotifications([], { [LIST]: () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok(notificationsOf([viewed]))()) });
  openPage('/notifications');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your notifications did not load');
  expect(await findTitle()).toHaveTextContent('Notifications');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your application was viewed')).toBeVisible();
});

test('e-mail is chosen for each group, and the page says what holds', async () => {
  const { sent } = stubNotifications([viewed]);
  openPage('/notifications');
  expect(
    await screen.findByText(/^E-mail: daily, at 9:00 am IST\. Self-tape requests, offers and bookings always come at once/u),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change when e-mail is sent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When we write to you' }));
  await userEvent.selectOptions(dialog.getByLabelText('Invites'), 'At once');
  await userEvent.selectOptions(dialog.getByLabelText('Account'), 'Never');
  expect(dialog.queryByLabelText('Shared profiles')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      /^E-mail: Applications daily, at 9:00 am IST; Invites at once; Messages daily, at 9:00 am IST; Account never\./u,
    ),
  ).toBeVisible();
  expect(sent(MAIL)).toEqual({ ...DAILY, invites: 'immediate', account: 'never' });
});

test('a choice that was not kept says so and stays to be sent again', async () => {
  stubNotifications([viewed], { [MAIL]: problem(503, 'UNAVAILABLE', 'Back in a moment.') });
  openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Change when e-mail is sent' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Invites'), 'Never');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Back in a moment.');
  expect(dialog.getByLabelText('Invites')).toHaveValue('never');
});

test('a choice that is refused says so at its field, and is given up with the dialog', async () => {
  const refused = problem(400, 'VALIDATION_FAILED', 'Look again', { fields: { invites: 'Invites cannot be left out' } });
  stubNotifications([viewed], { [MAIL]: refused });
  openPage('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Change when e-mail is sent' }));
  const invites = within(await screen.findByRole('dialog')).getByLabelText('Invites');
  await userEvent.selectOptions(invites, 'Never');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(invites).toHaveAccessibleDescription('Invites cannot be left out'));
  expect(invites).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change when e-mail is sent' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Invites')).toHaveValue(DAILY.invites);
});

test('LINK-01 /notifications tells a visitor what it is for, and comes back after the login', async () => {
  openPage('/notifications?group=invites');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then /notifications?group=invites')).toBeVisible();
});

test('an account that did not load can be tried again', async () => {
  let isDown = true;
  const account = () => (isDown ? problem(503, 'UNAVAILABLE', 'Back in a moment.')() : ok(aUser())());
  stubNotifications([viewed], { '/api/user/get-user-details': account });
  openPage('/notifications');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your application was viewed')).toBeVisible();
});

test('a restricted account has no notifications', async () => {
  const { requests } = stubNotifications([viewed]);
  signIn(aUser({ role_id: '20' }), {});
  openPage('/notifications');
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(requests().filter(({ path }) => path === LIST)).toEqual([]);
});
