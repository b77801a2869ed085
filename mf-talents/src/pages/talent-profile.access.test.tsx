import { joinPanelAtom } from '@alltalent/shared/state';
import { closeSession, rememberSession, sessionQuery } from '@alltalent/shared/api';
import { act, screen, waitFor, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { aProfile, aRefusal, ok, stubApi, type StubApi } from '../testing/stub-api';

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  localStorage.clear();
});
const show = (profile: Parameters<typeof aProfile>[0]) =>
  api.respond('/api/talent-profile', () => ok({ status: 200, data: aProfile(profile) }));

test('SLUG-01 a private profile is a box that opens the join panel and comes back here, without a name', async () => {
  api.respond('/api/talent-profile', () => aRefusal(403, 'PROFILE_PRIVATE'));
  const { user, store } = openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { level: 1, name: 'This profile is private' })).toBeVisible();
  expect(document.title).toBe('Private profile | All Talent');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: '/meher-kaul' });
});

test('a private profile opens where it is when its visitor logs in, and closes again at the end of the session', async () => {
  api.respond('/api/talent-profile', () => aRefusal(403, 'PROFILE_PRIVATE'));
  const { queryClient } = openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { name: 'This profile is private' })).toBeVisible();
  show({ is_private: true });
  act(() => {
    rememberSession('u_1');
    queryClient.setQueryData(sessionQuery.queryKey, aUser('u_1'));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
  api.respond('/api/talent-profile', () => aRefusal(403, 'PROFILE_PRIVATE'));
  act(() => closeSession(queryClient));
  expect(await screen.findByRole('heading', { name: 'This profile is private' })).toBeVisible();
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    ),
  ).not.toContain('Meher');
});

test('SLUG-01 a former address becomes the present one, without a second call', async () => {
  show({ slug: 'meher-kaul-new' });
  const { router } = openSite('/meher-kaul');
  await waitFor(() => expect(router.state.location.pathname).toBe('/meher-kaul-new'));
  expect(screen.getByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
  expect(api.requestsOf('/api/talent-profile/meher-kaul-new')).toHaveLength(0);
});

test('recordings lead to their sites in a new tab, and nothing of these is on the page before', async () => {
  const reel = { kind: 'video', provider: 'YouTube', address: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Showreel' } as const;
  const voice = { kind: 'audio', provider: 'SoundCloud', address: 'https://soundcloud.com/meher/hello', title: 'Voice' } as const;
  show({ recordings: [reel, voice] });
  openSite('/meher-kaul');
  const link = await screen.findByRole('link', { name: /Showreel\s*Watch on YouTube/u });
  expect(link).toHaveAttribute('href', reel.address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('link', { name: /Voice\s*Listen on SoundCloud/u })).toBeVisible();
  const sources = [...document.querySelectorAll('[src],[srcset],link[href],iframe')].map((element) => element.outerHTML).join('');
  expect(sources).not.toMatch(/youtube|soundcloud/u);
});

test('rate, availability, playing age and pronouns are told in words', async () => {
  show({
    rate: { from: 25_000, unit: 'day' },
    availability: { state: 'from', from: '2031-12-03' },
    playing_age: { min: 24, max: 32 },
    pronouns: 'she/her',
  });
  openSite('/meher-kaul');
  const side = await screen.findByRole('complementary', { name: 'Work with Meher Kaul' });
  expect(side).toHaveTextContent('From ₹25,000 a day');
  expect(side).toHaveTextContent('Available from 3 Dec 2031');
  expect(screen.getByText('Plays 24–32, she/her.')).toBeVisible();
});

test('every badge says what was checked and when, and the crown what it is not', async () => {
  show({
    badges: [
      { kind: 'email', since: '' },
      { kind: 'approved', since: '2024-11-02' },
    ],
  });
  const { user } = openSite('/meher-kaul');
  const badges = within(await screen.findByRole('list', { name: 'About this profile' }));
  expect(badges.getByText(/Our staff read this profile/u)).not.toBeVisible();
  await user.click(badges.getByText('Profile approved'));
  expect(badges.getByText(/Our staff read this profile/u)).toBeVisible();
  expect(badges.getByText(/Since 2 Nov 2024/u)).toBeVisible();
  await user.click(badges.getByText('E-mail confirmed'));
  expect(badges.getByText(/never shown/u)).toBeVisible();
  await user.click(badges.getByText('Premium'));
  expect(badges.getByText(/nothing about what was checked/u)).toBeVisible();
});

test('a profile with photos is no illustrated one, and their words are read aloud', async () => {
  show({ profile_image: '/media/photos/abc-640.webp', profile_image_alt: 'Meher laughing by a window', gallery: [] });
  openSite('/meher-kaul');
  expect(await screen.findByRole('img', { name: 'Meher laughing by a window' })).toBeVisible();
  expect(screen.queryByText('Illustrated demo profile')).not.toBeInTheDocument();
});

test('SEC-42 what verified clients would see is named, and only then', async () => {
  show({ for_clients: ['attributes', 'credits'], credits: [] });
  openSite('/meher-kaul');
  expect(await screen.findByText(/Measurements and credits are shown to verified clients\./u)).toBeVisible();
});

test('skills for verified clients are not called missing', async () => {
  show({ for_clients: ['skills'], skills: [], languages: [] });
  openSite('/meher-kaul');
  expect(await screen.findByText(/Skills are shown to verified clients\./u)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Skills' })).not.toBeInTheDocument();
});

test('the owner finds the way to change the profile, and what is still empty', async () => {
  show({ is_own: true, is_private: true, recordings: [], credits: [] });
  openSite('/meher-kaul');
  const bar = within(await screen.findByRole('region', { name: 'Your profile' }));
  expect(bar.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/talent/profile-settings');
  expect(bar.getByText(/It is private/u)).toBeVisible();
  expect(bar.getByRole('link', { name: 'Link a reel or a voice sample' })).toHaveAttribute('href', '/talent/profile-settings#recordings');
  expect(bar.queryByRole('link', { name: 'Name your skills' })).not.toBeInTheDocument();
});

test('the own profile is handed on, but neither saved nor reported', async () => {
  show({ is_own: true });
  openSite('/meher-kaul');
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
});

test('nobody else is asked to complete it', async () => {
  openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { level: 1, name: 'Meher Kaul' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your profile' })).not.toBeInTheDocument();
});

function aUser(id: string) {
  return {
    ...{ user_id: id, first_name: 'Ritu', last_name: 'Khanna', image_name: '', profile_image: '', slug: '', role_id: '7', email: '' },
    ...{ unread_notification_cnt: 0, has_premium: 0 as const, county_Code: '91', contact_no: '', location: '' },
  };
}

test('SEC-43 a child’s profile is neither saved nor shared, and asks its client not to pass it on', async () => {
  show({ is_child: true, is_private: true, display_name: 'Tara M.', location: 'Maharashtra, India' });
  openSite('/meher-kaul');
  expect(await screen.findByRole('heading', { name: 'Represented by a parent or guardian' })).toBeVisible();
  expect(screen.getByText(/put forward for a job of yours/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Report' })).toBeVisible();
  for (const name of [/^Share$/u, /favourite|Save/iu]) expect(screen.queryByRole('button', { name })).toBeNull();
  for (const name of ['Invite to a job', 'Make an offer', 'Post a Job']) expect(screen.queryByRole('link', { name })).toBeNull();
});
