import { aTalentCard, screen, within } from '@alltalent/shared/testing';
import { openSite } from '../testing/open-site';
import { ok, problem, stubApi, type StubApi } from '../testing/stub-api';

const TOKEN = 'a'.repeat(43);
const LOOKBOOK = {
  sender_name: 'Ritu Khanna',
  receiver_first_name: 'Dev',
  description: 'First picks for the tea film.',
  profiles: [aTalentCard({ id: 1, display_name: 'Kiara Sen', slug: 'kiara-sen' }), aTalentCard({ id: 2, display_name: 'Ishaan Verma' })],
  works_until: '2026-12-20',
};

let api: StubApi;
beforeEach(() => {
  api = stubApi();
  document.cookie = 'XSRF-TOKEN=t; path=/';
  api.answer(`/api/lookbook/${TOKEN}`, () => ok({ status: 200, data: LOOKBOOK }));
});

test('SHR-05 the receiver sees who sent it, in which words, and the people in their order', async () => {
  openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: '2 people for you' })).toBeVisible();
  expect(screen.getByText('Ritu Khanna')).toBeVisible();
  expect(screen.getByText('“First picks for the tea film.”')).toBeVisible();
  expect(screen.getByText(/Works until 20 December 2026/u)).toBeVisible();
  const people = within(screen.getByRole('list', { name: 'Shared profiles' })).getAllByRole('heading', { level: 2 });
  expect(people.map(({ textContent }) => textContent)).toEqual(['Kiara Sen', 'Ishaan Verma']);
  const profile = screen.getByRole('link', { name: 'Whole profile of Kiara Sen' });
  expect(profile).toHaveAttribute('href', '/kiara-sen');
  expect(profile).toHaveAttribute('target', '_blank');
  expect(document.title).toBe('Ritu Khanna shared profiles with you | All Talent');
});

test('SEC-40 who never wanted it stops it with one press', async () => {
  api.answer('/api/lookbook/stop', () => ok({ status: 200, message: 'You will get no more of these messages for a year.' }));
  const { user } = openSite(`/s/${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Send me no more of these' }));
  expect(await screen.findByText('You will get no more of these messages for a year.')).toBeVisible();
});

test('a stop that did not get through says so, and can be pressed again', async () => {
  api.answer('/api/lookbook/stop', () => problem(503));
  const { user } = openSite(`/s/${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Send me no more of these' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toBeEnabled();
});

test.each([404, 400])('a link that works no more (%d) says so and leads on', async (status) => {
  api.answer(`/api/lookbook/${TOKEN}`, () => problem(status));
  openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse talent' })).toHaveAttribute('href', '/talents');
});

test('a link that did not load can be tried again', async () => {
  api.answer(`/api/lookbook/${TOKEN}`, () => problem(500));
  const { user } = openSite(`/s/${TOKEN}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('These profiles did not load');
  api.answer(`/api/lookbook/${TOKEN}`, () => ok({ status: 200, data: LOOKBOOK }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ritu Khanna')).toBeVisible();
});
