import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aUser,
  aVideo,
  fakeApi,
  FakeEventSource,
  fakePlayback,
  FakeTus,
  ok,
  problem,
  renderWithProviders,
  theVideoRules,
} from '../../dev/testing';
import { forgetUploadSessions, VideoUpload } from '.';

const ID = 'video-0000000000000001';
const ADDRESS = `/api/videos/upload/${ID}`;
const KEY = 'alltalent.video-upload.v1.12.self-tape-7';
const VIDEO = `/api/videos/${ID}`;
const RULES = '/api/videos/rules';
const realXhr = globalThis.XMLHttpRequest;

const rulesOf = (change = {}) => ok({ status: 200, data: theVideoRules({ chunk_bytes: 4, ...change }) });
const video = (change: Parameters<typeof aVideo>[0] = {}) => ok({ status: 200, data: aVideo({ id: ID, ...change }) });
const aFile = (change: { text?: string; name?: string; changedAt?: number } = {}) =>
  new File([change.text ?? '0123456789'], change.name ?? 'take 3.mp4', { type: 'video/mp4', lastModified: change.changedAt ?? 5 });

let server: FakeTus;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  localStorage.clear();
  forgetUploadSessions();
  fakePlayback();
  server = FakeTus.install();
  document.cookie = 'XSRF-TOKEN=token; path=/';
  localStorage.setItem('user_id', '12');
  localStorage.setItem('is_login', 'true');
});
afterEach(() => {
  jest.useRealTimers();
  FakeEventSource.remove();
  globalThis.XMLHttpRequest = realXhr;
});

type Responses = Parameters<typeof fakeApi>[0];

function show(responses: Responses = {}) {
  const onChange = jest.fn();
  const calls = fakeApi({ '/api/user/get-user-details': ok(aUser()), [RULES]: rulesOf(), [VIDEO]: video(), ...responses });
  const { unmount } = renderWithProviders(
    <VideoUpload place="self-tape-7" purpose="self-tape" label="Your self-tape" onChange={onChange} />,
  );
  return { onChange, calls, unmount };
}
const field = () => screen.findByLabelText('Your self-tape', { selector: 'input' });
const said = (text: unknown) =>
  waitFor(() => expect(screen.getByLabelText('Your self-tape', { selector: 'input' })).toHaveAccessibleDescription(text as RegExp));
const choose = async (file = aFile()) => userEvent.upload(await field(), file, { applyAccept: false });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const progress = () => screen.getByRole('progressbar', { name: 'Upload of the video' });
const begun = { address: ADDRESS, name: 'take 3.mp4', bytes: 10, changed_at: 5, sent: 6, is_sent: false, stored_at: Date.now() };

test('HIR-03 formats, size and conversion are said before the upload', async () => {
  show();
  expect(await field()).toHaveAccessibleDescription(
    'MP4, MOV or WebM, up to 500 MB and 20 minutes. The site converts the video so that every browser plays it.',
  );
  expect(await field()).toHaveAttribute('accept', 'video/mp4,.mp4,.mov,.webm');
});

test('HIR-03 a site that does not convert says so', async () => {
  show({ [RULES]: rulesOf({ converts: false, formats: ['MP4'] }) });
  expect(await field()).toHaveAccessibleDescription('MP4, up to 500 MB. The site keeps the file as it is.');
});

test.each([
  [aFile({ text: '' }), 'This file is empty.'],
  [new File(['text'], 'notes.txt', { type: 'text/plain' }), 'Choose a video in the format MP4, MOV or WebM.'],
])('HIR-03 a file that cannot be used is told before a byte is sent: %#', async (file, message) => {
  show();
  await choose(file);
  await said(expect.stringContaining(message));
  expect(server.requests).toHaveLength(0);
});

test('HIR-03 a file that is too large is told with both sizes', async () => {
  show({ [RULES]: rulesOf({ most_bytes: 1_000_000 }) });
  await choose(aFile({ text: 'x'.repeat(2_500_000) }));
  const message = 'This file has 2.5 MB. Choose one of at most 1 MB.';
  await said(expect.stringContaining(message));
});

test('HIR-03 a file is uploaded, prepared, and plays; the form hears its id', async () => {
  let state: 'processing' | 'ready' = 'processing';
  const { onChange } = show({ [VIDEO]: () => video({ state })() });
  await choose();
  expect(await screen.findByText(/being prepared/u)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  state = 'ready';
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(await screen.findByText('The video is ready.')).toBeVisible();
  expect(await screen.findByLabelText('Your self-tape', { selector: 'video' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(ID);
});

test('HIR-03 the live event shows a ready video without waiting for the next look', async () => {
  FakeEventSource.install();
  let state: 'processing' | 'ready' = 'processing';
  show({ [VIDEO]: () => video({ state })() });
  await choose();
  expect(await screen.findByText(/being prepared/u)).toBeVisible();
  state = 'ready';
  await waitFor(() => expect(FakeEventSource.all.length).toBeGreaterThan(0));
  const stream = FakeEventSource.all.at(-1);
  act(() => {
    stream?.open();
    stream?.send('videos', 1);
  });
  expect(await screen.findByText('The video is ready.', {}, { timeout: 1000 })).toBeVisible();
});

test('HIR-03 progress is shown in percent and MB, and announced in quarters', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  show({ [RULES]: rulesOf({ chunk_bytes: 4_000_000 }) });
  await choose(aFile({ text: 'x'.repeat(10_000_000) }));
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
  expect(progress()).toHaveAttribute('aria-valuetext', '40 %, 4 of 10 MB');
  expect(screen.getByRole('status')).toHaveTextContent('The video is uploading. 25 % of the video is uploaded');
});

test('HIR-03 a paused upload goes on by its button', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  show();
  await choose();
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
  expect(screen.getByRole('group', { name: 'Your self-tape' })).toHaveFocus();
  await press('Pause');
  expect(screen.getByRole('status')).toHaveTextContent('The upload is paused.');
  expect(await button('Go on')).toHaveFocus();
  await press('Go on');
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});

test('HIR-03 a lost line is said, and the upload goes on by itself', async () => {
  let isCut = true;
  server.faultOf = ({ method }) => (method !== 'POST' && isCut ? { cutAfter: 0 } : undefined);
  show();
  await choose();
  expect(await screen.findByText(/The connection was lost/u)).toBeVisible();
  isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});

test('HIR-03 after a reload the same file goes on from what was sent', async () => {
  localStorage.setItem(KEY, JSON.stringify(begun));
  server.uploads.set(ADDRESS, { length: 10, offset: 6, metadata: '' });
  show({ [VIDEO]: () => video({ state: server.uploads.get(ADDRESS)?.offset === 10 ? 'ready' : 'uploading' })() });
  expect(await field()).toHaveAccessibleDescription(/^Choose the same file again to go on from 60 %\./u);
  await choose(aFile({ changedAt: 6 }));
  await said(/This is another file\. Choose “take 3\.mp4”, unchanged/u);
  expect(server.requests).toHaveLength(0);
  await choose();
  expect(await screen.findByText('The video is ready.')).toBeVisible();
  expect(server.methods()).toEqual(['HEAD', 'PATCH']);
});

test('HIR-03 an upload that the server deleted meanwhile is forgotten, and so is one of another account', async () => {
  localStorage.setItem(KEY, JSON.stringify(begun));
  localStorage.setItem(KEY.replace('.12.', '.13.'), JSON.stringify(begun));
  show({ [VIDEO]: problem(404, 'NOT_FOUND', 'Not found') });
  await said(/^MP4/u);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('HIR-03 a cancelled upload is deleted, and another file can be chosen', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  show();
  await choose();
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
  await press('Cancel the upload');
  expect(await field()).toBeVisible();
  await waitFor(() => expect(server.uploads.size).toBe(0));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('HIR-03 the browser asks before the tab closes while bytes go out, and not afterwards', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  show();
  await choose();
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
  expect(leave()).toBe(true);
  await press('Pause');
  expect(leave()).toBe(false);
});

test('HIR-03 an upload stops with its part of the page and goes on when that is back', async () => {
  server.faultOf = ({ method }, count) => (method === 'PATCH' && count === 2 ? 'silence' : undefined);
  const { unmount } = show();
  await choose();
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
  unmount();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.methods()).toEqual(['POST', 'PATCH', 'PATCH']);
  show();
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});

test('HIR-03 what the server refuses is said, and it can be tried again', async () => {
  const body = { code: 'VIDEO_REFUSED', detail: 'You have five uploads that are not complete.', title: '', status: 422 };
  server.faultOf = ({ method }, count) => (method === 'POST' && count === 1 ? { status: 422, body } : undefined);
  show();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have five uploads that are not complete.');
  await press('Try again');
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});

test('HIR-03 a video that cannot be used says why, and another one can be chosen', async () => {
  const refusal = 'The file has no picture.';
  const { onChange, calls } = show({ [VIDEO]: video({ state: 'refused', refusal }), '/api/videos/remove': ok({ status: 200, data: [] }) });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  await press('Choose another video');
  expect(await field()).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(calls.at(-1)).toMatchObject({ path: '/api/videos/remove', body: { id: ID } });
});

test('HIR-03 a look that failed is said and can be repeated; looks go on by themselves', async () => {
  let isUp = false;
  show({ [VIDEO]: () => (isUp ? video()() : problem(503, 'UNAVAILABLE', 'Back in a moment.')()) });
  await choose();
  expect(await screen.findByText('Whether the video is ready could not be checked.')).toBeVisible();
  isUp = true;
  await press('Try again');
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});

test('HIR-03 a ready video is removed after a question', async () => {
  const { onChange } = show({ '/api/videos/remove': ok({ status: 200, data: [] }) });
  await choose();
  await press('Remove the video');
  const dialog = await screen.findByRole('dialog', { name: 'Remove the video?' });
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove the video') as HTMLElement,
  );
  expect(await field()).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('HIR-03 without room for an upload, those that are of no use can be deleted', async () => {
  const body = { code: 'LIST_FULL', detail: 'You have five uploads that are not complete.', title: '', status: 422 };
  server.faultOf = ({ method }, count) => (method === 'POST' && count === 1 ? { status: 422, body } : undefined);
  const old = aVideo({ id: 'old', name: 'old.mp4', state: 'uploading' });
  const { calls } = show({
    '/api/videos': ok({ status: 200, data: [old, aVideo()] }),
    '/api/videos/remove': ok({ status: 200, data: [aVideo()] }),
  });
  await choose();
  expect(await screen.findByText('old.mp4, 2 MB')).toBeVisible();
  expect(screen.queryByText('take 3.mp4, 2 MB')).not.toBeInTheDocument();
  await press('Delete old.mp4');
  await waitFor(() => expect(screen.queryByText('old.mp4, 2 MB')).not.toBeInTheDocument());
  expect(calls.at(-1)?.body).toEqual({ id: 'old' });
  await press('Try again');
  expect(await screen.findByText('The video is ready.')).toBeVisible();
});
