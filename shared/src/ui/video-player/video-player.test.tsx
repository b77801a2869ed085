import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVideo, fakeApi, fakePlayback, offline, ok, problem, renderWithProviders, VIDEO_ID } from '../../dev/testing';
import { VideoCaptions, VideoPlayer } from '.';

const PATH = `/api/videos/${VIDEO_ID}`;
const ADD = '/api/videos/captions';
const REMOVE = '/api/videos/captions/remove';
const response = (change: Parameters<typeof aVideo>[0] = {}) => ok({ status: 200, data: aVideo(change) });
const gone = problem(404, 'NOT_FOUND', 'Not found');

type Responses = Parameters<typeof fakeApi>[0];
let told: readonly string[];

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  jest.useFakeTimers({ advanceTimers: true });
  told = fakePlayback();
});
afterEach(() => jest.useRealTimers());

const player = async () => (await screen.findByLabelText('Self-tape')) as HTMLVideoElement;

/** Shows the player; each call for the video gets the next of the responses. */
function show(...responses: readonly NonNullable<Responses[string]>[]) {
  let count = 0;
  const calls = fakeApi({ [PATH]: () => (responses[Math.min(count++, responses.length - 1)] ?? gone)() });
  renderWithProviders(<VideoPlayer id={VIDEO_ID} title="Self-tape" />);
  return calls;
}

async function playFrom(seconds: number): Promise<HTMLVideoElement> {
  const video = await player();
  fireEvent.loadedMetadata(video);
  video.currentTime = seconds;
  await video.play();
  fireEvent.play(video);
  fireEvent.playing(video);
  return video;
}

test('HIR-03 nothing of the video loads before it is played, and its keys are described', async () => {
  show(response());
  const video = await player();
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('src', expect.stringContaining('signature=first'));
  expect(video).toHaveAccessibleDescription(/K or Space plays and pauses/u);
});

test('HIR-03 while a video plays its addresses are renewed before five minutes, and it goes on at the same second', async () => {
  const calls = show(response(), response({ url: '/second' }));
  const video = await playFrom(42);
  await act(() => jest.advanceTimersByTimeAsync(260_000));
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(video).toHaveAttribute('src', '/second'));
  expect(told.slice(-2)).toEqual(['load', 'play']);
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(42);
});

test('HIR-03 a video that is played later gets new addresses first', async () => {
  const calls = show(response(), response({ url: '/second' }));
  const video = await player();
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(calls).toHaveLength(1);
  await video.play();
  fireEvent.play(video);
  await waitFor(() => expect(video).toHaveAttribute('src', '/second'));
  expect(told).toEqual(['play', 'pause', 'load', 'play']);
});

test('HIR-03 after an error the addresses are asked for once; a second error is said, and can be tried again', async () => {
  const calls = show(response(), response({ url: '/second' }), response({ url: '/third' }));
  const video = await playFrom(7);
  fireEvent.error(video);
  await waitFor(() => expect(video).toHaveAttribute('src', '/second'));
  fireEvent.error(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('The video stopped and could not be loaded again.');
  expect(calls).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(video).toHaveAttribute('src', '/third'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(7);
});

test('HIR-03 a broken line at the renewal does not stop what plays', async () => {
  const calls = show(response(), offline, response({ url: '/third' }));
  const video = await playFrom(1);
  await act(() => jest.advanceTimersByTimeAsync(272_000));
  expect(calls).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await waitFor(() => expect(video).toHaveAttribute('src', '/third'));
});

test('HIR-03 a video that is gone says so, at once and while it plays', async () => {
  show(response(), gone);
  const video = await playFrom(3);
  fireEvent.error(video);
  expect(await screen.findByText('This video is no longer available.')).toBeVisible();
});

test('HIR-03 a video that did not load can be asked for again; one that is prepared appears', async () => {
  show(problem(503, 'UNAVAILABLE', 'Back in a moment.'), response({ state: 'processing', url: '' }), response());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This video is being prepared. It appears here once it is ready.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await player()).toBeVisible();
});

test('HIR-03 the keys move, mute and play; with Ctrl they are the browser’s', async () => {
  show(response());
  const video = await player();
  const press = (key: string, init = {}) => fireEvent.keyDown(video, { key, ...init });
  press('k');
  press('k');
  expect(told).toEqual(['play', 'pause']);
  press('l');
  expect(video.currentTime).toBe(10);
  press('ArrowRight');
  expect(video.currentTime).toBe(15);
  press('j');
  expect(video.currentTime).toBe(5);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(video.currentTime).toBe(0);
  press('M');
  expect(video.muted).toBe(true);
  press('m', { ctrlKey: true });
  expect(video.muted).toBe(true);
  expect(press(' ')).toBe(true);
});

test('HIR-03 F fills the screen and C switches the captions', async () => {
  show(response({ has_captions: true, captions_url: '/captions' }));
  const video = await player();
  const requestFullscreen = jest.fn();
  const track = { mode: 'disabled' };
  Object.defineProperties(video, { requestFullscreen: { value: requestFullscreen }, textTracks: { value: [track] } });
  fireEvent.keyDown(video, { key: 'f' });
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(video, { key: 'c' });
  expect(track.mode).toBe('showing');
  fireEvent.keyDown(video, { key: 'c' });
  expect(track.mode).toBe('disabled');
});

test('HIR-03 the owner adds captions, which the player then has, and removes them', async () => {
  const withCaptions = { has_captions: true, captions_url: '/captions' };
  const calls = fakeApi({ [PATH]: response(), [ADD]: response(withCaptions), [REMOVE]: response() });
  renderWithProviders(
    <>
      <VideoPlayer id={VIDEO_ID} title="Self-tape" />
      <VideoCaptions id={VIDEO_ID} />
    </>,
  );
  const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello';
  await userEvent.upload(await screen.findByLabelText('Add captions'), new File([text], 'tape.vtt'));
  expect(await screen.findByText('The video has captions.')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ id: VIDEO_ID, text });
  expect((await player()).querySelector('track')).toHaveAttribute('src', '/captions');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the captions' }));
  expect(await screen.findByLabelText('Add captions')).toBeInTheDocument();
  expect((await player()).querySelector('track')).toBeNull();
});

test('HIR-03 a file that is not WebVTT is not sent, and the server’s refusal stands at the field', async () => {
  const calls = fakeApi({ [PATH]: response(), [ADD]: problem(422, 'VIDEO_REFUSED', 'Line 3 has no times.') });
  renderWithProviders(<VideoCaptions id={VIDEO_ID} />);
  const field = await screen.findByLabelText('Add captions');
  await userEvent.upload(field, new File(['1\n00:00'], 'tape.vtt'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This is not a WebVTT file.')));
  expect(calls.filter(({ path }) => path === ADD)).toHaveLength(0);
  await userEvent.upload(field, new File(['WEBVTT\n\n1'], 'tape.vtt'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Line 3 has no times.')));
});
