import { aUser, ok, screen } from '@alltalent/shared/testing';
import { bookingOf, leave, offerOf, PATHS, signIn } from '../testing/hiring-server';
import { openPage } from '../testing/open-page';
import { leave as leaveThreads, PATHS as THREADS, signIn as signInToThreads } from '../testing/threads-server';

const VIEWER = ok(aUser({ role_id: '7', acting: { person_id: 'u_asha', name: 'Asha Rao', standing: 'viewer' } }));
const NOTE = 'You are a viewer in this team. You can read everything here, but not change it.';

afterEach(() => {
  leave();
  leaveThreads();
});

test('HIR-06 a thread that a viewer reads stays unread, and has no form', async () => {
  const asked = signInToThreads({ '/api/user/get-user-details': VIEWER });
  openPage('/messages/12');
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  expect(asked(THREADS.read)).toEqual([]);
});

test('HIR-06 a viewer reads the terms of an offer and answers nothing', async () => {
  signIn('7', { [PATHS.user]: VIEWER, [PATHS.offer]: ok(offerOf({ side: 'client', turn: 'client' })) });
  openPage('/offers/3');
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  for (const name of ['Accept', 'Decline', 'Suggest other terms']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('HIR-06 a viewer reads a booking and its call sheet, and changes neither', async () => {
  signIn('7', {
    [PATHS.user]: VIEWER,
    [PATHS.booking]: ok(bookingOf({ side: 'client', may_edit_call_sheet: true, may_cancel: true, may_change: true })),
  });
  openPage('/bookings/9');
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  for (const name of ['Edit the call sheet', /^Cancel/u, /other days/iu]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('HIR-06 a viewer is told before a new offer is written', async () => {
  signIn('7', { [PATHS.user]: VIEWER });
  openPage('/offers/new?application=11');
  expect(await screen.findByText(NOTE)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
