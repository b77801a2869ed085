import { REVIEW_TIME } from '@alltalent/shared/contracts';
import { joinPanelAtom } from '@alltalent/shared/state';
import { act, screen, waitFor, within, FakeUpload } from '@alltalent/shared/testing';
import { logIn, logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aPhoto } from '../testing/own-profile';
import { aContent, anOwnProfile, inputOf, stubProfile } from '../testing/own-profile-server';
import { aRefusal, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const PAGE = '/talent/profile-settings';
// Ten forms on one page, and pauses in typing that are really waited for.
let api: StubApi;
beforeEach(() => {
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api = stubApi();
});

const EMPTY = aContent({
  basics: { ...aContent().basics, headline: '', city_id: null },
  skills: { skills: [], languages: [] },
});

test('SLUG-01 a visitor learns what the page is for, and logs in to come back to it', async () => {
  const { user, store } = openSite(`${PAGE}#credits`);
  await user.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(store.get(joinPanelAtom)).toMatchObject({ isOpen: true, returnTo: `${PAGE}#credits` });
  expect(api.requestsOf('/api/profile')).toEqual([]);
});

test('SLUG-01 a client is told that the page is not for the account', async () => {
  logIn(api, '7');
  openSite(PAGE);
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(api.requestsOf('/api/profile')).toEqual([]);
});

test('SLUG-01 a profile that did not load can be asked for again', async () => {
  stubProfile(api);
  api.respond('/api/profile', () => problem(500));
  const { user } = openSite(PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile did not load');
  stubProfile(api);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Basics' })).toBeVisible();
});

test('SLUG-01 the head says how complete the profile is, where it stands and what comes next, with the way there', async () => {
  stubProfile(api, anOwnProfile({ content: EMPTY, photos: [] }));
  openSite(PAGE);
  const bar = await screen.findByRole('group', { name: 'Completeness and approval' });
  expect(bar).toHaveTextContent('25% complete');
  expect(within(bar).getByRole('link', { name: 'Choose your city' })).toHaveAttribute('href', '#basics');
  expect(screen.getByText(/Only you see this/u)).toHaveTextContent('Draft');
  expect(screen.queryByRole('link', { name: 'See your public profile' })).not.toBeInTheDocument();
  const nav = screen.getByRole('navigation', { name: 'Sections of your profile' });
  for (const link of within(nav).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toBeInTheDocument();
  }
});

test('SLUG-01 what staff ask for stands on the page, and the public profile opens in a new tab', async () => {
  stubProfile(api, anOwnProfile({ state: 'changes', reason: 'Please add a photo of your whole figure.', slug: 'meher-kaul-k7m2p9qx' }));
  openSite(PAGE);
  expect(await screen.findByText('Please add a photo of your whole figure.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See your public profile' });
  expect(link).toHaveAttribute('href', '/meher-kaul-k7m2p9qx');
  expect(link).toHaveAttribute('target', '_blank');
});

test('SLUG-01 submitting an incomplete profile says what is missing and leads there; nothing is sent', async () => {
  stubProfile(api, anOwnProfile({ content: EMPTY, photos: [] }));
  const { user } = openSite(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not submitted yet' });
  expect(within(dialog).getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '#photos');
  expect(within(dialog).getByRole('link', { name: 'Say in one line what you do' })).toHaveAttribute('href', '#basics');
  expect(api.requestsOf('/api/profile/submit')).toEqual([]);
});

test('SLUG-01 submitting saves what was just typed, then sends it; it can be taken back', async () => {
  const stored = stubProfile(api);
  const { user } = openSite(PAGE);
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), '!');
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByText(/Our casting desk is reading it/u)).toBeVisible();
  expect(stored.profile.content.basics.headline).toBe('Actor who does her own falls!');
  expect(api.requestsOf('/api/profile/submit').map((call) => inputOf(call)['revision'])).toEqual([2]);
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Submit for approval' })).toBeVisible();
});

test('SLUG-01 anyone who submits is led to a line that stays in sight: it is in review, and for how long', async () => {
  stubProfile(api);
  const { user } = openSite(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const bar = screen.getByRole('group', { name: 'Completeness and approval' });
  const said = await within(bar).findByRole('status');
  expect(said).toHaveTextContent('In review');
  expect(said).toHaveTextContent(`We read it ${REVIEW_TIME}, and write to you by e-mail.`);
  expect(said).toHaveFocus();
});

test('SLUG-01 a profile found in review says so, and leaves the focus where it is', async () => {
  stubProfile(api, anOwnProfile({ state: 'pending', has_changes: false }));
  openSite(PAGE);
  const bar = await screen.findByRole('group', { name: 'Completeness and approval' });
  expect(within(bar).getByRole('status')).toHaveTextContent(REVIEW_TIME);
  expect(within(bar).getByRole('status')).not.toHaveFocus();
});

test('SLUG-01 submitting right after the name of a city was typed waits until the city is found', async () => {
  const stored = stubProfile(api, anOwnProfile({ content: aContent({ basics: { ...aContent().basics, city_id: null } }) }));
  const panaji = { id: 4, name: 'Panaji', state: 'Goa', country: 'India' };
  const isNamed = (query: URLSearchParams) => query.get('name') === 'Panaji' || query.get('id') === '4';
  api.respond('/api/talent-cities', ({ query }) => ok({ status: 200, data: isNamed(query) ? [panaji] : [] }));
  const { user } = openSite(PAGE);
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Panaji');
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByText(/Our casting desk is reading it/u)).toBeVisible();
  expect(stored.profile.content.basics.city_id).toBe(4);
});

test('SLUG-01 a photo that was just removed is gone before staff get the profile', async () => {
  const [photo] = anOwnProfile().photos;
  if (!photo) throw new Error('There is a photo.');
  const stored = stubProfile(api, anOwnProfile({ photos: [photo, { ...photo, id: 2, alt: 'By the sea' }] }));
  const order: string[] = [];
  api.respond('/api/profile/photos/remove', () => {
    order.push('removed');
    stored.profile = { ...stored.profile, photos: [photo], revision: stored.profile.revision + 1 };
    return ok({ status: 200, data: stored.profile });
  });
  const { user } = openSite(PAGE);
  await user.click(await screen.findByRole('button', { name: 'More for photo 2 of 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByText(/Our casting desk is reading it/u)).toBeVisible();
  expect(order).toEqual(['removed']);
  expect(api.requestsOf('/api/profile/submit').map((call) => inputOf(call)['revision'])).toEqual([2]);
});

test('SLUG-01 nothing is submitted while a photo could not be removed', async () => {
  stubProfile(api);
  api.respond('/api/profile/photos/remove', () => problem(503));
  const { user } = openSite(PAGE);
  await user.click(await screen.findByRole('button', { name: /^More for photo 1/u }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByRole('link', { name: 'Photos is not saved yet' })).toHaveAttribute('href', '#photos');
  expect(api.requestsOf('/api/profile/submit')).toEqual([]);
});

test('SLUG-01 a photo that is on its way is there before staff get the profile; one that failed holds the profile back', async () => {
  FakeUpload.install();
  const stored = stubProfile(api);
  const { user } = openSite(PAGE);
  await user.upload(await screen.findByLabelText('Photos to add'), new File(['abc'], 'sea.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  await act(async () => FakeUpload.all[0]?.breakOff());
  expect(await screen.findByRole('link', { name: 'Photos is not saved yet' })).toHaveAttribute('href', '#photos');
  expect(api.requestsOf('/api/profile/submit')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Try sea.jpg again' }));
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  expect(api.requestsOf('/api/profile/submit')).toEqual([]);
  stored.profile = { ...stored.profile, photos: [...stored.profile.photos, aPhoto(2)], revision: 2 };
  await act(async () => FakeUpload.all[1]?.respond({ status: 200, body: { status: 200, data: stored.profile } }));
  expect(await screen.findByText(/Our casting desk is reading it/u)).toBeVisible();
  expect(api.requestsOf('/api/profile/submit').map((call) => inputOf(call)['revision'])).toEqual([2]);
});

test('SLUG-01 what only the server finds missing is said, too', async () => {
  stubProfile(api);
  api.respond('/api/profile/submit', () =>
    aRefusal(422, 'PROFILE_INCOMPLETE', { fields: { work: 'Say from which day you are available' } }),
  );
  const { user } = openSite(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByRole('link', { name: 'Say from which day you are available' })).toHaveAttribute('href', '#work');
});

test('SLUG-01 nothing is submitted while a section cannot be saved', async () => {
  stubProfile(api);
  const { user } = openSite(PAGE);
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '9');
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }));
  expect(await screen.findByRole('link', { name: 'Basics is not saved yet' })).toHaveAttribute('href', '#basics');
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveAccessibleDescription('At least 18'));
  expect(api.requestsOf('/api/profile/submit')).toEqual([]);
});

test('SEC-42 the words of the address change, the part that cannot be guessed stays', async () => {
  const stored = stubProfile(api, anOwnProfile({ state: 'approved', has_changes: false, slug: 'meher-kaul-k7m2p9qx' }));
  const { user } = openSite(PAGE);
  const section = within(await screen.findByRole('region', { name: 'Address' }));
  const slugField = section.getByRole('textbox', { name: 'Words of the address' });
  await user.clear(slugField);
  await user.type(slugField, 'Meher acts');
  await user.click(section.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(slugField).toHaveAccessibleDescription(/Use letters a-z/u));
  await user.clear(slugField);
  await user.type(slugField, 'meher-acts');
  expect(slugField).toHaveAccessibleDescription(/meher-acts-k7m2p9qx/u);
  await user.click(section.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(stored.profile.slug).toBe('meher-acts-k7m2p9qx'));
  expect(await screen.findByRole('link', { name: 'See your public profile' })).toHaveAttribute('href', '/meher-acts-k7m2p9qx');
});
