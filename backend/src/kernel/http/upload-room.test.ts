import { UploadRoom } from './upload-room';

const stay = () => undefined;

test('SEC-47 one sender may send four files at once, all senders together twelve; a finished upload makes room', () => {
  const room = new UploadRoom({ atOnce: 12, atOnceByOne: 4 });
  const enter = (sender: string) => room.enter(sender, stay);
  expect([1, 2, 3, 4, 5].map(() => enter('asha') !== null)).toEqual([true, true, true, true, false]);
  const [first] = ['dev', 'meher'].flatMap((other) => [1, 2, 3, 4].map(() => enter(other)));
  expect(enter('zoya')).toBeNull();
  if (first) room.leave(first);
  expect(enter('asha')).toBeNull();
  expect(enter('zoya')).not.toBeNull();
  expect(enter('zoya')).toBeNull();
});

test('SEC-47 REL-24 a slow sender gives way to the next one after five seconds, and not before', () => {
  let time = 0;
  const gone: string[] = [];
  const room = new UploadRoom({ atOnce: 2, atOnceByOne: 1 }, () => time);
  const enter = (sender: string) => room.enter(sender, () => void gone.push(sender));
  enter('slow');
  time = 1000;
  enter('slower');
  time = 5000;
  expect(enter('third')).toBeNull();
  time = 5001;
  expect(enter('third')).not.toBeNull();
  expect(gone).toEqual(['slow']);
  expect(enter('fourth')).toBeNull();
});

test('SEC-47 a file that has arrived keeps its place while it is processed, and blocks no other sender', () => {
  let time = 0;
  const room = new UploadRoom({ atOnce: 1, atOnceByOne: 1 }, () => time);
  const place = room.enter('asha', stay);
  if (place) place.isSending = false;
  time = 60_000;
  expect(room.enter('dev', stay)).toBeNull();
  if (place) room.leave(place);
  expect(room.enter('dev', stay)).not.toBeNull();
  if (place) room.leave(place);
  expect(room.enter('meher', stay)).toBeNull();
});
