import { ENDPOINTS, type PictureOriginal, type SitePicture, type SiteText } from '@alltalent/shared/contracts';
import { act, FakeUpload, ok, problem, screen, userEvent, waitFor, within } from '@alltalent/shared/testing';
import { unsavedTexts } from '../features/text/unsaved-texts';
import { aSession, openOfficeServer } from '../testing/office-server';
import { openPage } from '../testing/open-page';

const SLUG = 'leela-pillai';
const NAME = '0123456789abcdef0123456789abcdef';
const VERSION = {
  version: 1,
  state: 'current',
  saved_at: '2026-11-20T10:00:00.000Z',
  saved_by: 'All Talent',
  reason: '',
  published_by: '',
  effective_at: '2026-11-20T10:00:00.000Z',
} as const;
const TEXT: SiteText = {
  kind: 'story',
  name: SLUG,
  title: 'Playback singer',
  public_path: `/success#${SLUG}`,
  current: VERSION,
  planned: null,
  newest: VERSION,
  values: { title: 'Playback singer', order: 10, text: 'I was found.' },
  earliest_day: '',
};
const ORIGINAL: PictureOriginal = {
  name: 'f'.repeat(32),
  image: `/api/office/content/originals/${'f'.repeat(32)}/file`,
  width: 1200,
  height: 900,
};
const aPicture = (changes: Partial<SitePicture> = {}): SitePicture => ({
  name: NAME,
  image: `/media/pictures/${NAME}-640.webp`,
  shape: 'portrait',
  alt: 'A singer at a microphone',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  original: ORIGINAL,
  added_by: 'Anjali Menon',
  added_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const FILE = new File(['abc'], 'stage.jpg', { type: 'image/jpeg' });

const server = (more: Parameters<typeof openOfficeServer>[0] = {}) =>
  openOfficeServer(
    {
      [`/api/office/content/story/${SLUG}`]: ok({ status: 200, data: TEXT }),
      [ENDPOINTS.previewSiteText.path]: ok({ status: 200, public_path: `/success#${SLUG}`, answers: [] }),
      [ENDPOINTS.sitePictures.path]: ok({ status: 200, data: [aPicture()], next: '' }),
      ...more,
    },
    aSession({}, ['content']),
  );
async function openDialog() {
  openPage(`/office/content/story/${SLUG}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  return within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
}
const send = (dialog: ReturnType<typeof within>, file = FILE) =>
  userEvent.upload(dialog.getByLabelText('Upload a picture'), file, { applyAccept: false });
const newest = () => FakeUpload.all.at(-1);

beforeEach(() => {
  FakeUpload.install();
  document.cookie = 'XSRF-TOKEN=token';
});
afterEach(() => unsavedTexts.drop(`u_nikhil story/${SLUG}`));

test('OFF-01 an uploaded picture is chosen with the words that it has, and removed again', async () => {
  server();
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'A singer at a microphone' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('What the picture shows')).toHaveValue('A singer at a microphone');
  expect(screen.getByRole('img', { name: 'A singer at a microphone' })).toHaveAttribute('src', `/media/pictures/${NAME}-640.webp`);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('OFF-01 a picture of the site needs words of its own before it is saved', async () => {
  const requests = server();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByText('Pictures of the site'));
  await userEvent.click(dialog.getByRole('button', { name: 'sunrise' }));
  expect(document.querySelector('img[src="/media/scenes/sunrise-640.webp"]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Say what the picture shows, for people who cannot see it')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('What the picture shows')).toHaveFocus());
  expect(requests.filter(({ path }) => path === ENDPOINTS.saveSiteText.path)).toEqual([]);
});

test('OFF-01 an upload shows how far it got, can be stopped, and after a failure be sent again; nothing typed is lost', async () => {
  server();
  openPage(`/office/content/story/${SLUG}`);
  await userEvent.type(await screen.findByLabelText('What the person did or became'), ' at last');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  await send(dialog, new File(['abc'], 'notes.txt', { type: 'text/plain' }));
  expect(dialog.getByText(/^notes\.txt is not a JPEG/u)).toBeVisible();
  await send(dialog);
  await waitFor(() => expect(newest()?.file?.name).toBe('stage.jpg'));
  act(() => newest()?.progress(0.4));
  expect(dialog.getByRole('progressbar', { name: 'Sending stage.jpg' })).toHaveAttribute('value', '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the upload' }));
  expect(newest()?.isAborted).toBe(true);
  await send(dialog);
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  await act(async () => newest()?.breakOff());
  expect(await dialog.findByText(/^stage\.jpg was not uploaded\./u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(3));
  await act(async () => newest()?.respond(problem(422, 'PHOTO_REFUSED', 'This photo is damaged or incomplete.')()));
  expect(await dialog.findByText(/damaged or incomplete/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('What the person did or became')).toHaveValue('Playback singer at last');
});

test('OFF-01 an upload is cropped to the shape of its place and described, and is the picture of the story then', async () => {
  const requests = server({ [ENDPOINTS.cropSitePicture.path]: ok({ status: 200, data: aPicture({ alt: 'A stage' }) }) });
  const dialog = await openDialog();
  await send(dialog);
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await act(async () => newest()?.respond(ok({ status: 200, data: ORIGINAL })()));
  expect(await screen.findByRole('heading', { name: 'Crop the picture' })).toBeVisible();
  await waitFor(() => expect(document.querySelector(`img[src="${ORIGINAL.image}"]`)).not.toBeNull());
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await userEvent.click(use);
  expect(await dialog.findByText('Say what the picture shows')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('What the picture shows'), 'A stage');
  await userEvent.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ path }) => path === ENDPOINTS.cropSitePicture.path).map(({ body }) => body)).toMatchObject([
    { original: ORIGINAL.name, shape: 'portrait', alt: 'A stage' },
  ]);
  expect(screen.getByLabelText('What the picture shows')).toHaveValue('A stage');
});

test('OFF-01 pictures that do not load are said to be so, and a crop that fails keeps what was written', async () => {
  server({
    [ENDPOINTS.sitePictures.path]: ok({ status: 200, data: [aPicture({ shape: 'wide' })], next: '' }),
    [ENDPOINTS.cropSitePicture.path]: problem(503, 'UNAVAILABLE', 'Photos cannot be stored right now.'),
  });
  const dialog = await openDialog();
  // A picture of another shape is cropped for its new place.
  await userEvent.click(await dialog.findByRole('button', { name: 'A singer at a microphone' }));
  const use = await dialog.findByRole('button', { name: 'Use this picture' });
  await userEvent.click(use);
  expect(await dialog.findByText(/^The picture was not saved\. Photos cannot be stored/u)).toBeVisible();
  expect(dialog.getByLabelText('What the picture shows')).toHaveValue('A singer at a microphone');
});

test('OFF-01 a new text that was saved is edited on from the version that was saved', async () => {
  const saves = [{ ...TEXT, values: { title: 'Singer', order: 5, text: 'Found.' } }];
  const requests = server({
    [`/api/office/content/story/${SLUG}`]: problem(404, 'NOT_FOUND', 'There is no such document.'),
    [ENDPOINTS.saveSiteText.path]: () => ok({ status: 200, data: saves[0] })(),
  });
  openPage(`/office/content/story/${SLUG}?new`);
  await userEvent.type(await screen.findByLabelText('What the person did or became'), 'Singer');
  await userEvent.type(screen.getByLabelText('Place among the stories'), '5');
  await userEvent.type(screen.getByLabelText('Story, in the person’s words'), 'Found.');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  await userEvent.type(screen.getByLabelText('What the person did or became'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === ENDPOINTS.saveSiteText.path).map(({ body }) => body)).toMatchObject([
      { read_version: 0, values: { title: 'Singer' } },
      { read_version: 1, values: { title: 'Singer!' } },
    ]),
  );
});
