import { UploadQueue } from './upload-queue';

const files = (...names: string[]) => names.map((name) => new File(['abc'], name, { type: 'image/jpeg' }));
const states = (queue: UploadQueue) => queue.read().map(({ file, state }) => `${file.name} ${state}`);
const never = () => new Promise<void>(() => undefined);

test('files beyond the room there is are refused, those that are on their way counted', () => {
  const queue = new UploadQueue(never);
  queue.add(files('one.jpg'), 2);
  queue.add(files('two.jpg', 'three.jpg'), 2);
  expect(states(queue)).toEqual(['one.jpg sending', 'two.jpg waiting', 'three.jpg refused']);
  expect(queue.read()[2]?.message).toBe('There is no room for three.jpg: take another photo out first.');
});

test('what fails makes way for what waits, and comes behind it when it is tried again', async () => {
  const rejects: (() => void)[] = [];
  const queue = new UploadQueue(() => new Promise((_resolve, reject) => rejects.push(() => reject(new Error('no')))));
  queue.add(files('one.jpg', 'two.jpg', 'three.jpg'), 50);
  rejects[0]?.();
  await new Promise(process.nextTick);
  expect(states(queue)).toEqual(['one.jpg failed', 'two.jpg sending', 'three.jpg waiting']);
  queue.retry(1);
  expect(states(queue)).toEqual(['one.jpg waiting', 'two.jpg sending', 'three.jpg waiting']);
  queue.cancel(2);
  await new Promise(process.nextTick);
  expect(states(queue)).toEqual(['one.jpg sending', 'three.jpg waiting']);
});

test('SEC-47 a photo of a phone is known by its name where the system has no type for it', () => {
  const queue = new UploadQueue(never);
  const names = ['IMG_1.HEIC', 'IMG_2.heif'].map((name) => new File(['abc'], name, { type: '' }));
  queue.add([...names, new File(['abc'], 'heic', { type: '' })], 9);
  expect(queue.read().map(({ file, state }) => `${file.type} ${state}`)).toEqual(['image/heic sending', 'image/heic waiting', ' refused']);
});
