import { screen, userEvent, within } from '@alltalent/shared/testing';
import { aDocument, stubResponses, aStory, listOf } from '../testing/stub-responses';
import { findTitle, openPage } from '../testing/open-page';

const STORIES = '/api/site-content/success-stories';

test("SUC-01 the banner stands and 'Loading.....' is shown while the stories load", async () => {
  stubResponses({});
  openPage('/success');
  expect(await findTitle()).toHaveTextContent('Success Stories');
  expect(screen.getByRole('status')).toHaveTextContent('Loading.....');
});

test('SUC-01 each story has its name, role, quote and a link to the profile', async () => {
  stubResponses({
    [STORIES]: listOf([aStory(), aStory({ id: 2, name: 'Tenzin Dorje', slug: 'tenzin-dorje', quote: 'The tripod was heavier.' })]),
  });
  openPage('/success');
  expect(await screen.findByText('“A stranger in Chennai searched for me.”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Leela Pillai/u })).toHaveAttribute('href', '/leela-pillai');
  const others = within(screen.getByRole('list', { name: 'More stories' }));
  expect(others.getByText('“The tripod was heavier.”')).toBeInTheDocument();
  expect(others.getByRole('link', { name: 'Tenzin Dorje' })).toHaveAttribute('href', '/tenzin-dorje');
});

test('SUC-01 without stories the page says so and offers a way on', async () => {
  stubResponses({ [STORIES]: listOf([]) });
  openPage('/success');
  expect(await screen.findByText('No success stories yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
});

test('SUC-01 a failure is told, and Try again brings the stories', async () => {
  const requests = stubResponses({ [STORIES]: 'failure' });
  openPage('/success');
  expect(await screen.findByRole('alert')).toHaveTextContent('The stories did not load');
  requests.change(STORIES, listOf([aStory()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“A stranger in Chennai searched for me.”')).toBeInTheDocument();
});

test('SUC-01 a visitor can open the login panel from the page', async () => {
  stubResponses({ [STORIES]: listOf([aStory()]) });
  openPage('/success');
  await userEvent.click(await screen.findByRole('button', { name: 'Login / My Account' }));
  expect(screen.getByText('Join panel, then stay')).toBeInTheDocument();
});

test('SUC-01 the words of the banner are those that are stored; without them the stories are shown all the same', async () => {
  const text = aDocument([], { name: 'success', title: 'Stories of luck', lede: 'And of work.' });
  const requests = stubResponses({ [STORIES]: listOf([aStory()]), '/api/documents/page/success': 'failure' });
  const { queryClient } = openPage('/success');
  expect(await screen.findByText('“A stranger in Chennai searched for me.”')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Success Stories' })).toBeInTheDocument();
  requests.change('/api/documents/page/success', text);
  await queryClient.refetchQueries({ queryKey: ['content', 'document'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Stories of luck' })).toBeInTheDocument();
  expect(screen.getByText('And of work.')).toBeInTheDocument();
});
