import { screen } from '@alltalent/shared/testing';
import { logIn } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aProfile, ok, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  localStorage.clear();
  api = stubApi();
});

const INVITE = { name: 'Invite to a job' };
const OFFER = { name: 'Make an offer' };
const POST = { name: 'Post a Job' };

test.each(['7', '5,7'])('ROLE-01 a client with role %s may invite who is looked at to a call of theirs', async (role) => {
  logIn(api, role);
  openSite('/meher-kaul');
  expect(await screen.findByRole('link', INVITE)).toHaveAttribute('href', '/client/dashboard?tab=invites&talent=7');
  expect(screen.getByRole('link', OFFER)).toHaveAttribute('href', '/offers/new?talent=7');
  expect(screen.queryByRole('link', POST)).not.toBeInTheDocument();
});

test('ROLE-01 talent and visitors are offered no invitation', async () => {
  logIn(api, '5');
  openSite('/meher-kaul');
  expect(await screen.findByRole('link', POST)).toBeVisible();
  expect(screen.queryByRole('link', INVITE)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', OFFER)).not.toBeInTheDocument();
});

test('nobody invites themselves', async () => {
  logIn(api, '5,7');
  api.respond('/api/talent-profile', () => ok({ status: 200, data: aProfile({ is_own: true }) }));
  openSite('/meher-kaul');
  expect(await screen.findByRole('link', POST)).toBeVisible();
  expect(screen.queryByRole('link', INVITE)).not.toBeInTheDocument();
});
