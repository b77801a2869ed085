import type { PeopleBlock } from '@alltalent/shared/contracts';
import { act, createTestQueryClient, renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { stubResponses, FAILURE, ok } from '../../testing/stub-responses';
import { holdIntersections } from '../../testing/browser-parts';
import { HIRING_PEOPLE } from '../../testing/hiring-responses';
import { openScreen } from '../../testing/open-screen';
import { InfluencerCarousel } from './influencer-carousel';
import { placePeopleQuery } from './people.query';

const PATH = '/api/landing/people/hiring-influencer';
const COPY: PeopleBlock = { type: 'people', title: 'Meet six of them', fill: 'influencer', people: [{ slug: 'nadia', tags: [] }] };

const show = () => renderWithProviders(<InfluencerCarousel page="hiring-influencer" copy={COPY} />);
const round = () => screen.findByRole('region', { name: 'Influencers' });

beforeEach(() => stubResponses({ [PATH]: ok(HIRING_PEOPLE) }));
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

test('INF-02 six influencers tagged Actor and Influencer, each poster a link to the profile in a new tab', async () => {
  openScreen(1280);
  show();
  const carousel = await round();
  expect(screen.getByRole('heading', { level: 2, name: 'Meet six of them' })).toBeInTheDocument();
  expect(carousel.querySelectorAll('.slick-slide:not(.slick-cloned)')).toHaveLength(6);
  const nadia = within(carousel).getByRole('link', { name: 'Nadia Hussain' });
  expect(nadia).toHaveAttribute('href', '/influencer-0');
  expect(nadia).toHaveAttribute('target', '_blank');
  expect(nadia).toHaveAttribute('rel', 'noopener');
  const slide = nadia.closest('article');
  expect(slide).toHaveTextContent('Nadia HussainActorInfluencer');
  expect(slide?.querySelector('img')).toHaveAttribute('alt', 'Portrait of Nadia Hussain');
});

test('INF-02 the people are asked for when the carousel comes near the screen, not before', async () => {
  const observer = holdIntersections();
  const { paths } = stubResponses({ [PATH]: ok(HIRING_PEOPLE) });
  openScreen(1280);
  show();
  expect(screen.getByRole('status', { name: 'Influencers' })).toBeInTheDocument();
  expect(paths).toEqual([]);
  act(observer.arrive);
  await waitFor(() => expect(paths).toEqual([PATH]));
  await waitFor(() => {
    act(observer.arrive);
    expect(screen.getByRole('region', { name: 'Influencers' })).toBeInTheDocument();
  });
  observer.forget();
});

test('INF-02 though another place of the page asked before, the carousel’s code waits until its place is near', async () => {
  const observer = holdIntersections();
  openScreen(1280);
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(placePeopleQuery('hiring-influencer', 'carousel').queryKey, HIRING_PEOPLE);
  renderWithProviders(<InfluencerCarousel page="hiring-influencer" copy={COPY} />, { queryClient });
  expect(screen.getByRole('status', { name: 'Influencers' })).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  act(observer.arrive);
  expect(await round()).toBeInTheDocument();
  observer.forget();
});

test('INF-02 people who did not load are a row with Try again', async () => {
  const responses = { [PATH]: FAILURE };
  stubResponses(responses);
  openScreen(1280);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The influencers did not load');
  responses[PATH] = ok(HIRING_PEOPLE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await round()).toBeInTheDocument();
});

test('INF-02 without people, or without its words, it is hidden', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: [{ place: 'carousel', people: [] }] }) });
  openScreen(1280);
  const { container } = show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  const bare = renderWithProviders(<InfluencerCarousel page="influencer" copy={undefined} />);
  expect(bare.container).toBeEmptyDOMElement();
});
