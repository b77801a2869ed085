import { aVideo, fakePlayback, FakeTus, screen, theVideoRules, waitFor, within } from '@alltalent/shared/testing';
import { forgetUploadSessions } from '@alltalent/shared/ui/video-upload';
import { logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aContent, anOwnProfile, stubProfile } from '../testing/own-profile-server';
import { aProfile, ok, stubApi, type StubApi } from '../testing/stub-api';

const ID = 'video-0000000000000001';
const realXhr = globalThis.XMLHttpRequest;
const reel = (video: string, title: string) => ({ video_id: video.padEnd(22, '0'), title });

let api: StubApi;
beforeEach(() => {
  logOut();
  localStorage.clear();
  forgetUploadSessions();
  fakePlayback();
  FakeTus.install();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api = stubApi();
  api.respond('/api/videos/', ({ path }) => ok({ status: 200, data: aVideo({ id: path.split('/').at(-1) ?? '', purpose: 'reel' }) }));
  api.respond('/api/videos/rules', () => ok({ status: 200, data: theVideoRules() }));
});
afterEach(() => {
  globalThis.XMLHttpRequest = realXhr;
});

const open = (...reels: readonly ReturnType<typeof reel>[]) => {
  const stored = stubProfile(api, anOwnProfile({ content: aContent({ recordings: { recordings: [], reels: [...reels] } }) }));
  return { stored, ...openSite('/talent/profile-settings') };
};
const section = async () => within(await screen.findByRole('region', { name: 'Reel and voice' }));
const titles = async () =>
  (await (await section()).findAllByRole<HTMLInputElement>('textbox', { name: /^Title of reel/u })).map(({ value }) => value);

test('HIR-03 an uploaded reel is a row with a title, and is saved', async () => {
  const { user, stored } = open();
  await user.click((await section()).getByRole('button', { name: 'Upload a reel' }));
  const file = new File(['0123456789'], 'reel.mp4', { type: 'video/mp4' });
  await user.upload(await (await section()).findByLabelText('Upload a reel', { selector: 'input' }), file);
  const title = await (await section()).findByRole('textbox', { name: 'Title of reel 1' });
  expect(await (await section()).findByLabelText('Showreel', { selector: 'video' })).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Salt Road');
  await user.tab();
  await waitFor(() => expect(stored.profile.content.recordings.reels).toEqual([reel(ID, 'Salt Road')]));
  expect((await section()).getByRole('button', { name: 'Upload a reel' })).toBeVisible();
});

test('HIR-03 reels are put in order and taken out', async () => {
  const { user, stored } = open(reel('a', 'One'), reel('b', 'Two'), reel('c', 'Three'));
  expect(await titles()).toEqual(['One', 'Two', 'Three']);
  expect((await section()).getByText('There is room for 3 uploaded reels.')).toBeVisible();
  expect((await section()).queryByRole('button', { name: 'Upload a reel' })).not.toBeInTheDocument();
  expect((await section()).queryByRole('button', { name: 'Move One up' })).not.toBeInTheDocument();
  await user.click((await section()).getByRole('button', { name: 'Move Three up' }));
  expect(await titles()).toEqual(['One', 'Three', 'Two']);
  expect((await section()).getByRole('button', { name: 'Move Three up' })).toHaveFocus();
  await user.click((await section()).getByRole('button', { name: 'Remove One' }));
  await waitFor(() => expect(stored.profile.content.recordings.reels).toEqual([reel('c', 'Three'), reel('b', 'Two')]));
  expect((await section()).getByRole('button', { name: 'Upload a reel' })).toBeVisible();
});

test('HIR-03 a reel without a title is not sent', async () => {
  const { user, stored } = open(reel('a', 'One'));
  await user.clear(await (await section()).findByRole('textbox', { name: 'Title of reel 1' }));
  await user.tab();
  await waitFor(async () =>
    expect((await section()).getByRole('textbox', { name: 'Title of reel 1' })).toHaveAccessibleDescription(/Please write it/u),
  );
  expect(stored.profile.content.recordings.reels).toEqual([reel('a', 'One')]);
});

test('HIR-03 a profile plays its uploaded reels', async () => {
  api.respond('/api/talent-profile', () => ok({ status: 200, data: aProfile({ reels: [reel(ID, 'Showreel')] }) }));
  openSite('/meher-kaul');
  const recordings = within(await screen.findByRole('region', { name: 'Reel and voice' }));
  expect(await recordings.findByLabelText('Showreel', { selector: 'video' })).toHaveAttribute('preload', 'none');
});
