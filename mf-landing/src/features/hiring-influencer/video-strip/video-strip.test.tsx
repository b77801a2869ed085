import type { PeopleBlock } from '@alltalent/shared/contracts';
import { act, renderWithProviders, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { stubResponses, FAILURE, ok } from '../../../testing/stub-responses';
import { saveData, watchPlayer } from '../../../testing/browser-parts';
import { HIRING_PEOPLE, influencers } from '../../../testing/hiring-responses';
import { VideoStrip } from './video-strip';

const PATH = '/api/landing/people/hiring-influencer';
const COPY: PeopleBlock = { type: 'people', title: 'Influencer videos', fill: 'influencer', people: [{ slug: 'nadia', tags: [] }] };

const strip = () => screen.findByRole('region', { name: 'Influencer videos' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const films = () => [...document.querySelectorAll('video')];

let player: ReturnType<typeof watchPlayer>;

beforeEach(() => {
  player = watchPlayer();
  saveData(false);
  stubResponses({ [PATH]: ok(HIRING_PEOPLE) });
});

async function show(): Promise<void> {
  renderWithProviders(<VideoStrip copy={COPY} />);
  await strip();
}

test('INF-01 six influencers, each with a still, a Play button and a name that leads to the profile', async () => {
  await show();
  const tiles = within(await strip()).getAllByRole('listitem');
  expect(tiles).toHaveLength(6);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toContain('Play Rhea D’Souza’s video');
  expect(tiles[0]?.querySelector('picture source')).toHaveAttribute('srcset', '/media/clips/clip-0.avif');
  expect(tiles[0]?.querySelector('picture img')).toHaveAttribute('src', '/media/clips/clip-0.webp');
  expect(screen.getByRole('link', { name: 'Joseph Kurian' })).toHaveAttribute('href', '/influencer-3');
});

test.each([[false], [true]])('INF-01 no film is fetched before it is pressed (saving data: %s)', async (saves) => {
  saveData(saves);
  await show();
  expect(films()).toEqual([]);
  await press('Play Nadia Hussain’s video');
  expect(films()).toHaveLength(1);
});

test('INF-01 a press plays the film in its place, another pauses it, a third goes on', async () => {
  await show();
  await press('Play Nadia Hussain’s video');
  const [film] = films();
  expect([...(film?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))).toEqual([
    '/media/clips/clip-0.webm',
    '/media/clips/clip-0.mp4',
  ]);
  expect(player.play).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pause Nadia Hussain’s video' })).toHaveAttribute('aria-busy', 'true');
  fireEvent.playing(film ?? document.body);
  expect(screen.getByRole('button', { name: 'Pause Nadia Hussain’s video' })).not.toHaveAttribute('aria-busy');
  await press('Pause Nadia Hussain’s video');
  expect(player.pause).toHaveBeenCalledTimes(1);
  await press('Play Nadia Hussain’s video');
  expect(player.play).toHaveBeenCalledTimes(2);
});

test('INF-01 one film plays at a time', async () => {
  await show();
  await press('Play Nadia Hussain’s video');
  await press('Play Zoya Merchant’s video');
  expect(player.pause).toHaveBeenCalledTimes(1);
  expect(player.pause.mock.contexts[0]).toBe(films()[0]);
  expect(screen.getByRole('button', { name: 'Play Nadia Hussain’s video' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause Zoya Merchant’s video' })).toBeInTheDocument();
});

test('INF-01 a film is worked by keyboard, and offers Play again when it has ended', async () => {
  await show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Play Nadia Hussain’s video' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  fireEvent.ended(films()[0] ?? document.body);
  expect(screen.getByRole('button', { name: 'Play Nadia Hussain’s video' })).toHaveFocus();
});

test('INF-01 how long a film is, is what the file says, or not said at all', async () => {
  await show();
  expect(screen.queryByText(/0:\d\d/u)).toBeNull();
  await press('Play Nadia Hussain’s video');
  const [film] = films();
  Object.defineProperty(film, 'duration', { configurable: true, value: Number.NaN });
  fireEvent.loadedMetadata(film ?? document.body);
  expect(screen.queryByText(/0:\d\d/u)).toBeNull();
  Object.defineProperty(film, 'duration', { configurable: true, value: 7.6 });
  fireEvent.loadedMetadata(film ?? document.body);
  expect(screen.getByText('0:08')).toBeInTheDocument();
});

test('INF-01 a film that fails leaves the still, says so, and can be tried again', async () => {
  await show();
  await press('Play Nadia Hussain’s video');
  fireEvent.error(films()[0]?.querySelectorAll('source')[1] ?? document.body);
  expect(screen.getByRole('alert')).toHaveTextContent('The video did not load. Press to try again.');
  expect(films()).toEqual([]);
  expect(document.querySelector('img[src="/media/clips/clip-0.webp"]')).toBeInTheDocument();
  await press('Play Nadia Hussain’s video');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(films()).toHaveLength(1);
});

test('INF-01 where the browser refuses to play, the button offers Play again', async () => {
  await show();
  player.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press('Play Nadia Hussain’s video');
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Play Nadia Hussain’s video' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('INF-01 G7 a still that does not come gives way to the poster', async () => {
  await show();
  fireEvent.error(document.querySelector('img[src="/media/clips/clip-0.webp"]') ?? document.body);
  expect(document.querySelector('img[src="/media/talents/influencer-0-640.webp"]')).toBeInTheDocument();
});

test('INF-01 somebody without a film has a poster and nothing to press', async () => {
  stubResponses({ [PATH]: ok({ status: 200, data: [{ place: 'strip', people: influencers() }] }) });
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(6);
});

test('INF-01 videos that did not load are a row with Try again; without people the strip is hidden', async () => {
  const responses = { [PATH]: FAILURE };
  stubResponses(responses);
  const { container } = renderWithProviders(<VideoStrip copy={COPY} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The influencers’ videos did not load');
  responses[PATH] = ok({ status: 200, data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
