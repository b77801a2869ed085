import { screen, waitFor, within } from '@alltalent/shared/testing';
import { cleanup } from '@testing-library/react';
import { logOut } from '../testing/favourites-server';
import { openSite } from '../testing/open-site';
import { aContent, anOwnProfile, inputOf, stubProfile, SAVE } from '../testing/own-profile-server';
import { aRefusal, deferred, ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const PAGE = '/talent/profile-settings';
// Ten forms on one page, and pauses in typing that are really waited for.
let api: StubApi;
beforeEach(() => {
  logOut();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api = stubApi();
});

const section = (name: string) => screen.findByRole('region', { name });
const statusOf = async (name: string) => within(await section(name)).getByRole('status');
const field = (name: string) => screen.findByRole('textbox', { name });
const saves = () => api.requestsOf(SAVE).map(inputOf);

test('REL-22 what is typed is saved a moment after the last letter, in one call for the section', async () => {
  stubProfile(api);
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), ' and rides');
  expect(saves()).toEqual([]);
  expect(await screen.findByText('Saving…')).toBeVisible();
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent('Saved'));
  expect(saves()).toEqual([{ revision: 1, basics: { ...aContent().basics, headline: 'Actor who does her own falls and rides' } }]);
});

test('leaving a field saves at once; two sections go one after the other, each from the newest revision', async () => {
  stubProfile(api);
  const first = deferred();
  api.respond(SAVE, () => first.response);
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), '!');
  await user.type(await field('Your rate begins at (₹)'), '15000');
  await user.tab();
  await waitFor(() => expect(saves()).toHaveLength(1));
  const stored = stubProfile(api, anOwnProfile({ revision: 2 }));
  first.resolve(ok({ status: 200, data: stored.profile }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ revision: 2, work: { rate_from: 15000 } });
});

test('a save that failed keeps what was typed, says why, and is tried again with one press', async () => {
  stubProfile(api);
  api.respond(SAVE, () => problem(503));
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), '!');
  await user.tab();
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent(/^Not saved: /u));
  expect(await field('Headline')).toHaveValue('Actor who does her own falls!');
  const stored = stubProfile(api);
  await user.click(within(await section('Basics')).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent('Saved'));
  expect(stored.profile.content.basics.headline).toBe('Actor who does her own falls!');
});

test('without a network it says so, and saves by itself once it is back', async () => {
  stubProfile(api);
  api.respond(SAVE, () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), '!');
  await user.tab();
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent('Not saved: The server could not be reached'));
  stubProfile(api);
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent('Saved'));
});

test('what could not be saved is there after a reload, and is saved then', async () => {
  stubProfile(api);
  api.respond(SAVE, () => problem(503));
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), '!');
  await user.tab();
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent(/^Not saved/u));
  cleanup();
  const stored = stubProfile(api);
  openSite(PAGE);
  expect(await field('Headline')).toHaveValue('Actor who does her own falls!');
  await waitFor(() => expect(stored.profile.content.basics.headline).toBe('Actor who does her own falls!'));
});

test('what cannot be sent is not; the other sections go on saving', async () => {
  stubProfile(api);
  const { user } = openSite(PAGE);
  await user.type(await screen.findByLabelText('From'), '9');
  await user.tab();
  await waitFor(async () => expect(await statusOf('Basics')).toHaveTextContent('Not saved: one answer needs another look'));
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('At least 18');
  await user.type(await field('Your rate begins at (₹)'), '900');
  await user.tab();
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(Object.keys(saves()[0] ?? {})).toEqual(['revision', 'work']);
});

test('SEC-44 what the server does not take stands at its field, also after looking elsewhere', async () => {
  stubProfile(api);
  const message = 'Please leave contact data out: clients reach you through All Talent';
  api.respond(SAVE, () => aRefusal(400, 'VALIDATION_FAILED', { fields: { 'basics.headline': message } }));
  const { user } = openSite(PAGE);
  await user.type(await field('Headline'), ' 98200 41177');
  await user.tab();
  await waitFor(async () => expect(await field('Headline')).toHaveAccessibleDescription(expect.stringContaining(message)));
  await user.click(await field('First name'));
  await user.tab();
  expect(await field('Headline')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(saves()).toHaveLength(1);
});

test('REL-14 another tab was faster: what was typed stays in sight until the newest is loaded', async () => {
  const stored = stubProfile(api);
  const { user } = openSite(PAGE);
  const headline = await field('Headline');
  const elsewhere = aContent({ basics: { ...aContent().basics, headline: 'Written in another tab' } });
  stored.profile = anOwnProfile({ revision: 7, content: elsewhere });
  await user.type(headline, '!');
  await user.tab();
  expect(await screen.findByText('This profile was changed in another tab.')).toBeVisible();
  expect(headline).toHaveValue('Actor who does her own falls!');
  await user.click(screen.getByRole('button', { name: 'Load the newest' }));
  await waitFor(async () => expect(await field('Headline')).toHaveValue('Written in another tab'));
  expect(screen.queryByText('This profile was changed in another tab.')).not.toBeInTheDocument();
  expect(stored.profile.content.basics.headline).toBe('Written in another tab');
});

test('the tab asks before it closes while something is not saved', async () => {
  stubProfile(api);
  api.respond(SAVE, () => problem(503));
  const { user } = openSite(PAGE);
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const headline = await field('Headline');
  expect(isHeld()).toBe(false);
  await user.type(headline, '!');
  expect(isHeld()).toBe(true);
});
