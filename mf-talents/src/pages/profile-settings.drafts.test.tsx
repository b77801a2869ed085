import { screen, waitFor, within } from '@alltalent/shared/testing';
import { cleanup } from '@testing-library/react';
import { logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aContent, anOwnProfile, stubProfile, SAVE } from '../testing/own-profile-server';
import { aRefusal, stubApi, type StubApi } from '../testing/stub-api';

const PAGE = '/talent/profile-settings';
// Ten forms on one page, and pauses in typing that are really waited for.
let api: StubApi;
beforeEach(() => {
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api = stubApi();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const credit = (year: number, title: string) => ({ year, title, part: '', kind: '' });
const CONTACT = 'Please leave contact data out: clients reach you through All Talent';

test('a credit that is half written is there after a reload, and nothing of it is sent', async () => {
  stubProfile(api);
  const { user } = openSite(PAGE);
  await user.click((await section('Credits')).getByRole('button', { name: 'Add a credit' }));
  await user.type((await section('Credits')).getByRole('textbox', { name: 'Title' }), 'Tea film');
  cleanup();
  openSite(PAGE);
  expect((await section('Credits')).getByRole('textbox', { name: 'Title' })).toHaveValue('Tea film');
  expect(api.requestsOf(SAVE)).toEqual([]);
});

test('a credit the server does not take is marked in its row', async () => {
  const start = aContent({ credits: { credits: [credit(2024, 'Salt Road'), credit(2020, 'Monsoon')] } });
  stubProfile(api, anOwnProfile({ content: start }));
  api.respond(SAVE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { 'credits.credits[1].title': CONTACT } }));
  const { user } = openSite(PAGE);
  const credits = await section('Credits');
  await user.click(credits.getByRole('button', { name: 'Edit Monsoon' }));
  await user.type(credits.getByRole('textbox', { name: 'Title' }), ' call 98200 41177{Enter}');
  const row = await credits.findByRole('row', { name: /Monsoon call/u });
  await waitFor(() => expect(row).toHaveTextContent(CONTACT));
  expect(credits.getByRole('row', { name: /Salt Road/u })).not.toHaveTextContent(CONTACT);
});

test('a message about a link finds its row, whatever rows are still empty before it', async () => {
  stubProfile(api);
  api.respond(SAVE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { 'recordings.recordings[0].title': CONTACT } }));
  const { user } = openSite(PAGE);
  const reel = await section('Reel and voice');
  await user.click(reel.getByRole('button', { name: 'Add a recording' }));
  await user.click(reel.getByRole('button', { name: 'Add a recording' }));
  await user.type(reel.getByRole('textbox', { name: 'Link 2' }), 'https://vimeo.com/123456');
  await user.type(reel.getByRole('textbox', { name: 'Title 2' }), 'Call 98200 41177');
  await user.tab();
  await waitFor(() => expect(reel.getByRole('textbox', { name: 'Title 2' })).toHaveAccessibleDescription(CONTACT));
  expect(reel.getByRole('textbox', { name: 'Title 1' })).not.toHaveAttribute('aria-invalid');
});
