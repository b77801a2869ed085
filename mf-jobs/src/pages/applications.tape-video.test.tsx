import type { Video } from '@alltalent/shared/contracts';
import { aVideo, fakePlayback, FakeTus, ok, problem, screen, theVideoRules, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { forgetUploadSessions } from '@alltalent/shared/ui/video-upload';
import { anApplication, applicationsOf } from '../testing/applications';
import { openPage } from '../testing/open-page';
import { aUser, signIn } from '../testing/signed-in';

const LIST = '/api/applications';
const TAPE = '/api/applications/self-tape';
const REMOVE = '/api/videos/remove';
const ID = 'video-0000000000000001';
const none = { instructions: 'Scene 12.', due_on: '', address: '', video_id: '' };
const realXhr = globalThis.XMLHttpRequest;
const anAsked = (change: Partial<typeof none> & { is_removed?: boolean } = {}) =>
  anApplication({ stage: 'self-tape', self_tape: { ...none, ...change } });

let server: FakeTus;

beforeEach(() => {
  localStorage.clear();
  forgetUploadSessions();
  fakePlayback();
  server = FakeTus.install();
});
afterEach(() => {
  globalThis.XMLHttpRequest = realXhr;
});

type Responses = Parameters<typeof signIn>[1];

function open(application = anAsked(), more: Responses = {}, video: Partial<Video> = {}) {
  const requests = signIn(aUser({ role_id: '5' }), {
    [LIST]: ok(applicationsOf([application])),
    [TAPE]: ok(applicationsOf([anAsked({ video_id: ID })])),
    '/api/videos/rules': ok({ status: 200, data: theVideoRules() }),
    [`/api/videos/${ID}`]: ok({ status: 200, data: aVideo({ id: ID, ...video }) }),
    ...more,
  });
  openPage('/talent/applications?show=open');
  return (path: string) => requests().filter((request) => request.path === path);
}
const tape = async () => within(await screen.findByRole('region', { name: 'Self-tape for Noor, lead' }));
const press = async (name: string | RegExp) => userEvent.click(await (await tape()).findByRole('button', { name }));
const choose = async () => {
  const file = new File(['0123456789'], 'take 3.mp4', { type: 'video/mp4' });
  await userEvent.upload(await (await tape()).findByLabelText('Your self-tape', { selector: 'input' }), file);
};

test('HIR-03 a video is uploaded instead of a link, sent, and plays', async () => {
  const sent = open();
  await press('Upload a video instead');
  await choose();
  expect(await (await tape()).findByText('The video is ready.')).toBeVisible();
  expect(server.uploads.size).toBe(1);
  await press('Send self-tape');
  expect(await (await tape()).findByText('You sent this video.')).toBeVisible();
  expect(await (await tape()).findByLabelText('Self-tape for Noor, lead', { selector: 'video' })).toBeVisible();
  expect(sent(TAPE).map(({ body }) => body)).toEqual([{ id: 12, video_id: ID }]);
  expect((await tape()).queryByRole('button', { name: 'Send self-tape' })).not.toBeInTheDocument();
  await press(/^Replace/u);
  expect(await (await tape()).findByRole('textbox', { name: 'Link to your self-tape' })).toBeVisible();
});

test('HIR-03 nothing is sent before a video is ready, and the form says so', async () => {
  const sent = open();
  await press('Upload a video instead');
  await press('Send self-tape');
  expect(await (await tape()).findByText('Upload a video, and send it once it is ready.')).toBeVisible();
  expect(sent(TAPE)).toHaveLength(0);
  await press('Paste a link instead');
  expect(await (await tape()).findByRole('textbox', { name: 'Link to your self-tape' })).toBeVisible();
});

test('HIR-03 a refusal of the server stands at the video, which stays', async () => {
  const refusal = problem(400, 'VALIDATION_FAILED', 'Some fields need another look.', { fields: { video_id: 'It is not ready yet' } });
  open(anAsked(), { [TAPE]: refusal });
  await press('Upload a video instead');
  await choose();
  await (await tape()).findByText('The video is ready.');
  await press('Send self-tape');
  expect(await (await tape()).findByText('It is not ready yet')).toBeVisible();
  expect((await tape()).getByText('The video is ready.')).toBeVisible();
  expect((await tape()).getByRole('button', { name: 'Send self-tape' })).not.toHaveAttribute('aria-busy');
});

test('HIR-03 an upload that was begun is shown again when the page is opened', async () => {
  const begun = { address: `/api/videos/upload/${ID}`, name: 'take 3.mp4', bytes: 10, changed_at: 1, sent: 6 };
  localStorage.setItem('alltalent.video-upload.v1.12.self-tape-12', JSON.stringify({ ...begun, is_sent: false, stored_at: Date.now() }));
  open(anAsked(), {}, { state: 'uploading' });
  expect(await (await tape()).findByText(/^Choose the same file again to go on from 60 %\./u)).toBeVisible();
});

test('HIR-03 a sent video is removed after a question that names who loses it', async () => {
  let isRemoved = false;
  const sent = open(anAsked({ video_id: ID }), {
    [LIST]: () => ok(applicationsOf([isRemoved ? anAsked({ is_removed: true }) : anAsked({ video_id: ID })]))(),
    [REMOVE]: () => {
      isRemoved = true;
      return ok({ status: 200, data: [] })();
    },
  });
  await press('Remove the video');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your self-tape?' }));
  expect(dialog.getByText(/Paper Kite Films can no longer watch it/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the video' }));
  expect(await (await tape()).findByText('You removed the video that you sent.')).toBeVisible();
  expect(sent(REMOVE).map(({ body }) => body)).toEqual([{ id: ID }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('HIR-03 the video that was sent stays while another one is chosen', async () => {
  open(anAsked({ video_id: ID }));
  await press(/^Replace/u);
  await press('Upload a video instead');
  expect(await (await tape()).findByLabelText('Your self-tape', { selector: 'input' })).toBeInTheDocument();
  expect((await tape()).getAllByRole('button', { name: 'Remove the video' })).toHaveLength(1);
});
