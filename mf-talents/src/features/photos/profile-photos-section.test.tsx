import { ENDPOINTS, type OwnProfile } from '@alltalent/shared/contracts';
import {
  act,
  type StubRequest,
  createTestQueryClient,
  fakeApi,
  ok,
  problem,
  renderWithProviders,
  screen,
  userEvent,
  waitFor,
  within,
  FakeUpload,
} from '@alltalent/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../../domain/own-profile/own-profile.query';
import { type Flush, type JoinFlushing, PendingChangesProvider } from '../../domain/own-profile/pending-changes';
import { anOwnProfile, aPhoto } from '../../testing/own-profile';
import { ProfilePhotosSection } from './profile-photos-section';
import { UNDO_MS } from './use-photo-removal';

let server: OwnProfile;
let requests: readonly StubRequest[];
const respondWith = (changes: Partial<OwnProfile>) => {
  server = { ...server, ...changes, revision: server.revision + 1 };
  return ok({ status: 200, data: server })();
};

beforeEach(() => {
  FakeUpload.install();
  document.cookie = 'XSRF-TOKEN=token';
  server = anOwnProfile();
});
afterEach(() => jest.useRealTimers());

function Page() {
  const { data } = useQuery({ ...ownProfileQuery, enabled: false });
  return data ? <ProfilePhotosSection profile={data} /> : null;
}

/** The section as a page shows it, with a server that keeps what it is sent. */
function open(
  profile: Partial<OwnProfile> = {},
  responses: Parameters<typeof fakeApi>[0] = {},
  join: JoinFlushing = () => () => undefined,
) {
  server = anOwnProfile(profile);
  const newest = () => requests.at(-1)?.body as { photo_id: number; photo_ids: number[]; alt?: string };
  requests = fakeApi({
    [ENDPOINTS.ownProfile.path]: () => ok({ status: 200, data: server })(),
    [ENDPOINTS.orderPhotos.path]: () =>
      respondWith({ photos: newest().photo_ids.flatMap((id) => server.photos.find((photo) => photo.id === id) ?? []) }),
    [ENDPOINTS.removePhoto.path]: () => respondWith({ photos: server.photos.filter(({ id }) => id !== newest().photo_id) }),
    [ENDPOINTS.changePhoto.path]: () =>
      respondWith({
        photos: server.photos.map((photo) => (photo.id === newest().photo_id ? { ...photo, alt: newest().alt ?? photo.alt } : photo)),
      }),
    ...responses,
  });
  const queryClient = createTestQueryClient();
  queryClient.setQueryData(ownProfileQuery.queryKey, server);
  return renderWithProviders(
    <PendingChangesProvider value={join}>
      <Page />
    </PendingChangesProvider>,
    { queryClient },
  );
}

const aFile = (name: string, { type = 'image/jpeg', bytes = 3 } = {}) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const addFiles = (...files: File[]) => userEvent.upload(screen.getByLabelText('Photos to add'), files, { applyAccept: false });
const through = (index: number) =>
  act(async () => FakeUpload.all[index]?.respond(respondWith({ photos: [...server.photos, aPhoto(server.photos.length + 1)] })));
const photoNames = () =>
  within(screen.getByRole('list', { name: 'Your photos' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

const photosOf = (count: number) => Array.from({ length: count }, (_, index) => aPhoto(index + 1));

test.each([
  ['at the limit of the plan', 3, 3, true],
  ['above it, after a membership', 4, 3, true],
  ['below it', 2, 3, false],
] as const)('MEM-01 the plan says how many photos there is room for: %s', async (_when, count, photos_limit, isFull) => {
  open({ photos: photosOf(count), photos_limit });
  expect(screen.getByText(`${count} of ${photos_limit}`)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('img')).toHaveLength(count);
  const link = screen.queryByRole('link', { name: 'See the plans' });
  expect(link?.getAttribute('href') ?? null).toBe(isFull ? '/membership?from=%2Ftalent%2Fprofile-settings%23photos' : null);
  await addFiles(aFile('new.jpg'));
  expect(screen.queryAllByText(/There is no room for new.jpg/u)).toHaveLength(isFull ? 1 : 0);
});

test('MEM-01 where no plan has more room, none is offered', () => {
  open({ photos: photosOf(50), photos_limit: 50 });
  expect(screen.getByText(/^Your profile has 50 photos, the most it has room for/u)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('without a photo the drawn one stands in, and says so', () => {
  open();
  expect(screen.getByText('Drawn for you: add a photo of your own')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your photos' })).not.toBeInTheDocument();
});

test('files are sent as they are, with their type and the token, one after the other, and stand in the grid as they were chosen', async () => {
  open();
  await addFiles(aFile('one.jpg'), aFile('two.png', { type: 'image/png' }), aFile('three.webp', { type: 'image/webp' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  const [first] = FakeUpload.all;
  expect([first?.method, first?.url, first?.file?.name]).toEqual(['POST', ENDPOINTS.addPhoto.path, 'one.jpg']);
  act(() => first?.progress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Sending one.jpg' })).toHaveValue(40);
  expect(screen.getAllByText('Waiting')).toHaveLength(2);
  await through(0);
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  const second = FakeUpload.all[1];
  expect([second?.headers.get('content-type'), second?.headers.get('x-xsrf-token')]).toEqual(['image/png', 'token']);
  await through(1);
  await waitFor(() => expect(FakeUpload.all).toHaveLength(3));
  expect(FakeUpload.all[2]?.file?.name).toBe('three.webp');
  await through(2);
  await waitFor(() => expect(photoNames()).toEqual(['photo 1 of 3', 'photo 2 of 3', 'photo 3 of 3']));
  expect(screen.queryByRole('list', { name: 'Photos on their way' })).not.toBeInTheDocument();
});

test('SEC-47 what the server would refuse is not sent, with a sentence for each file', async () => {
  open();
  await addFiles(
    aFile('moving.gif', { type: 'image/gif' }),
    aFile('huge.jpg', { bytes: 26.5 * 1024 * 1024 }),
    aFile('none.jpg', { bytes: 0 }),
  );
  const said = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(said).toEqual([
    expect.stringMatching(/moving\.gif is not a JPEG, PNG, WebP or HEIC picture/u),
    'huge.jpg has 26.5 MB. A photo has at most 25 MB.',
    'none.jpg is empty.',
  ]);
  expect(FakeUpload.all).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss huge.jpg' }));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('a failed upload says why and goes out again; a cancelled one is broken off', async () => {
  open();
  await addFiles(aFile('one.jpg'), aFile('two.jpg'));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await act(async () => FakeUpload.all[0]?.breakOff());
  expect(await screen.findByRole('alert')).toHaveTextContent('one.jpg was not added. The server could not be reached.');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel two.jpg' }));
  expect(FakeUpload.all[1]?.isAborted).toBe(true);
  expect(screen.queryByText('two.jpg')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try one.jpg again' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(3));
  await through(2);
  await screen.findByRole('list', { name: 'Your photos' });
  expect(photoNames()).toEqual(['photo 1 of 1']);
});

test('a photo whose connection breaks on the way says so, and goes out again at a press', async () => {
  open();
  await addFiles(aFile('one.jpg'));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  act(() => FakeUpload.all[0]?.progress(0.4));
  await act(async () => FakeUpload.all[0]?.breakOff());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'one.jpg was not added. The connection was lost while the file was being sent. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try one.jpg again' }));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
});

test("the server's own refusal is told in its words", async () => {
  open();
  await addFiles(aFile('one.jpg'));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await act(async () => FakeUpload.all[0]?.respond(problem(422, 'PHOTO_REFUSED', 'This file is no picture.')()));
  expect(await screen.findByRole('alert')).toHaveTextContent('one.jpg was not added. This file is no picture.');
});

test('the first is the main photo, and another one becomes it from its menu', async () => {
  open({ photos: [aPhoto(1, { alt: 'On stage' }), aPhoto(2, { alt: 'By the sea' })] });
  const tiles = () =>
    within(screen.getByRole('list', { name: 'Your photos' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('img'));
  expect(tiles()[0]).toHaveTextContent('Main photo');
  await userEvent.click(screen.getByRole('button', { name: 'More for photo 2 of 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make main photo' }));
  expect(photoNames()).toEqual(['By the sea', 'On stage']);
  await waitFor(() => expect(server.photos.map(({ id }) => id)).toEqual([2, 1]));
  expect(tiles()[0]).toHaveTextContent('Main photo');
});

test('an order that is not saved goes back to what it was, with the reason', async () => {
  open(
    { photos: [aPhoto(1, { alt: 'On stage' }), aPhoto(2, { alt: 'By the sea' })] },
    { [ENDPOINTS.orderPhotos.path]: problem(500, 'INTERNAL', 'Something went wrong on our side.') },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More for photo 2 of 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make main photo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The order was not saved. Something went wrong on our side.');
  expect(photoNames()).toEqual(['On stage', 'By the sea']);
});

test('the menu closes with Escape, and the focus goes back to its button', async () => {
  open({ photos: [aPhoto(1)] });
  const button = screen.getByRole('button', { name: 'More for photo 1 of 1' });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Crop' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Crop' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('what a photo shows is saved when the field is left, and once', async () => {
  open({ photos: [aPhoto(1)] });
  await userEvent.type(screen.getByRole('textbox', { name: /^What it shows\s?, photo 1 of 1$/u }), 'Asha on a red stair ');
  await userEvent.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ photo_id: 1, alt: 'Asha on a red stair' }]);
  expect(screen.getByRole('img', { name: 'Asha on a red stair' })).toBeVisible();
});

test('words that are not saved say so and are sent again with the next letter', async () => {
  let isUp = false;
  open(
    { photos: [aPhoto(1)] },
    { [ENDPOINTS.changePhoto.path]: () => (isUp ? respondWith({}) : problem(503, 'UNAVAILABLE', 'Please try again later.')()) },
  );
  const field = screen.getByRole('textbox', { name: /What it shows/u });
  await userEvent.type(field, 'Asha');
  await userEvent.tab();
  expect(await screen.findByText('Not saved. Please try again later.')).toBeVisible();
  isUp = true;
  await userEvent.type(field, '!');
  await userEvent.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
});

describe('a removed photo', () => {
  const remove = async (name: string) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: `More for ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    return user;
  };
  beforeEach(() => jest.useFakeTimers());

  test('can be kept after all, and nothing was sent', async () => {
    open({ photos: [aPhoto(1), aPhoto(2)] });
    const user = await remove('photo 1 of 2');
    const undo = screen.getByRole('button', { name: 'Undo: keep photo 1 of 2' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS * 2));
    expect(photoNames()).toHaveLength(2);
    expect(requests).toHaveLength(0);
  });

  test('goes for good a few seconds later', async () => {
    open({ photos: [aPhoto(1, { alt: 'On stage' }), aPhoto(2, { alt: 'By the sea' })] });
    await remove('photo 1 of 2');
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS - 100));
    expect(requests).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(requests.map(({ body }) => body)).toEqual([{ photo_id: 1 }]);
    expect(photoNames()).toEqual(['By the sea']);
  });

  test('holds back what waits for it while its removal is under way, until the server has answered', async () => {
    let response: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (response = resolve));
    const flushes: Flush[] = [];
    const join: JoinFlushing = (_place, flush) => {
      flushes.push(flush);
      return () => undefined;
    };
    const refuse = async () => {
      await held;
      return problem(503, 'UNAVAILABLE', 'Please try again later.')();
    };
    open({ photos: [aPhoto(1), aPhoto(2)] }, { [ENDPOINTS.removePhoto.path]: refuse }, join);
    await remove('photo 1 of 2');
    await act(() => jest.advanceTimersByTimeAsync(UNDO_MS + 100));
    expect(requests).toHaveLength(1);
    const outcomes = Promise.all(flushes.map((flush) => flush()));
    await act(async () => response());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await outcomes).toContain(false);
    expect(requests).toHaveLength(1);
  });

  test('goes at once when the browser leaves the page', async () => {
    open({ photos: [aPhoto(1), aPhoto(2)] });
    await remove('photo 2 of 2');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(requests.map(({ path }) => path)).toEqual([ENDPOINTS.removePhoto.path]);
  });

  test('goes at once when the page does', async () => {
    const { unmount } = open({ photos: [aPhoto(1), aPhoto(2)] });
    await remove('photo 2 of 2');
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(requests.map(({ path }) => path)).toEqual([ENDPOINTS.removePhoto.path]);
  });
});
