import { ok, screen, within } from '@alltalent/shared/testing';
import { leave, offerLineOf, pageOf, PATHS, signIn } from '../testing/hiring-server';
import { openPage } from '../testing/open-page';

afterEach(leave);

test('HIR-01 offers made and received are listed, with whose turn it is', async () => {
  signIn('5,7', {
    [PATHS.offers]: ok(pageOf([offerLineOf(), offerLineOf({ id: 4, side: 'client', other: { name: 'Ira Sen', image: '', path: '' } })], 2)),
  });
  openPage('/offers');
  const list = await screen.findByRole('list', { name: 'Offers' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('From Ritu Khanna');
  expect(first).toHaveTextContent('Waiting for your answer');
  expect(first).toHaveTextContent('₹25,000 per day');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/offers/3');
  expect(second).toHaveTextContent('To Ira Sen');
  expect(second).not.toHaveTextContent('Waiting for your answer');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/offers?page=2');
});

test('HIR-01 offers are filtered by state, and an empty state says how to see all', async () => {
  const calls = signIn('5', { '/api/offers?state=accepted&page=1': ok(pageOf([])) });
  openPage('/offers?state=accepted');
  expect(await screen.findByRole('heading', { name: 'No offers in this state' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute('href', '/offers');
  expect(screen.getByRole('link', { name: 'Accepted' })).toHaveAttribute('aria-current', 'true');
  expect(calls('/api/offers?state=accepted&page=1')).toHaveLength(1);
});

test.each([
  ['a client', '7', /Open an applicant or a talent profile/u],
  ['a talent', '5', /When a client makes you an offer/u],
])('HIR-01 without offers %s is told what to do', async (_who, roles, text) => {
  signIn(roles, { [PATHS.offers]: ok(pageOf([])) });
  openPage('/offers');
  expect(await screen.findByText(text)).toBeVisible();
});
