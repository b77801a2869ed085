import type { Attachment, AttachmentKind } from '@alltalent/shared/contracts';
import { act, FakeEventSource, ok, screen } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { openPage } from '../testing/open-page';
import { leave, messageOf, PATHS, signIn, threadOf } from '../testing/threads-server';

const MINUTE_MS = 60_000;
const NAMES: Readonly<Record<AttachmentKind, string>> = { image: 'hat.jpg', pdf: 'sides.pdf', audio: 'voice.mp3' };
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await look('visible');
  leave();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a thread with one file, whose address is another one with each read. */
async function openWith(kind: AttachmentKind) {
  const server = { reads: 0 };
  const file = (): Attachment => {
    const url = `/api/threads/attachments/one?read=${server.reads}`;
    return { id: 'one', kind, name: NAMES[kind], bytes: 9, width: 40, height: 40, url };
  };
  const asked = signIn({
    [PATHS.thread]: () => {
      server.reads += 1;
      return ok(threadOf({ messages: [messageOf({ attachments: [file()] })] }))();
    },
  });
  const page = openPage('/messages/12');
  for (let step = 0; step < 20; step += 1) await pass(1);
  act(() => FakeEventSource.last.open());
  return { asked: () => asked(PATHS.thread).length, page };
}
const picture = () => screen.getByRole('img', { name: /hat\.jpg/u });
const link = () => screen.getByRole('link', { name: /hat\.jpg|sides\.pdf/u });
const addressOf = (element: HTMLElement) => /read=\d+$/u.exec(element.getAttribute('src') ?? element.getAttribute('href') ?? '')?.[0];

test('HIR-02 addresses are renewed before their four minutes are over; a picture that is shown is not loaded again', async () => {
  const { asked } = await openWith('image');
  fireEvent.load(picture());
  expect([asked(), addressOf(picture()), addressOf(link())]).toEqual([1, 'read=1', 'read=1']);
  await pass(4 * MINUTE_MS - 1000);
  expect([asked(), addressOf(picture()), addressOf(link())]).toEqual([2, 'read=1', 'read=2']);
  await pass(10 * MINUTE_MS);
  expect(asked()).toBeLessThan(6);
});

test('HIR-02 with a stream, an idle page with a thread without files asks for nothing', async () => {
  const asked = signIn();
  openPage('/messages/12');
  for (let step = 0; step < 20; step += 1) await pass(1);
  act(() => FakeEventSource.last.open());
  const count = () => [PATHS.thread, PATHS.threads, '/api/blocks'].map((path) => asked(path).length);
  const before = count();
  await pass(10 * MINUTE_MS);
  expect(count()).toEqual(before);
});

test('HIR-02 a picture that fails gets a new address, once', async () => {
  const { asked } = await openWith('image');
  fireEvent.error(picture());
  await pass(1);
  expect([asked(), addressOf(picture())]).toEqual([2, 'read=2']);
  fireEvent.error(picture());
  await pass(1);
  expect(asked()).toBe(2);
});

test('HIR-02 a hidden page renews nothing; it does when it is looked at again', async () => {
  const { asked } = await openWith('pdf');
  await look('hidden');
  await pass(30 * MINUTE_MS);
  expect(asked()).toBe(1);
  await look('visible');
  await pass(1);
  expect([asked(), addressOf(link())]).toEqual([2, 'read=2']);
});

test('HIR-02 a file whose address has expired opens with one click', async () => {
  const { asked } = await openWith('pdf');
  const opened: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href'));
  });
  await look('hidden');
  await pass(30 * MINUTE_MS);
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  expect(fireEvent.click(link())).toBe(false);
  await pass(1);
  expect([asked(), opened]).toEqual([2, ['/api/threads/attachments/one?read=2']]);
});

test('HIR-02 a recording goes on where it was when its address is renewed because it expired', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { asked } = await openWith('audio');
  const player = screen.getByLabelText<HTMLAudioElement>('voice.mp3');
  fireEvent.play(player);
  fireEvent.loadedMetadata(player);
  player.currentTime = 42;
  fireEvent.timeUpdate(player);
  await pass(4 * MINUTE_MS);
  expect([asked(), addressOf(player), play.mock.calls.length]).toEqual([2, 'read=1', 0]);
  player.currentTime = 0;
  fireEvent.error(player);
  await pass(1);
  expect([asked(), addressOf(player), player.currentTime, play.mock.calls.length]).toEqual([2, 'read=2', 42, 1]);
});
