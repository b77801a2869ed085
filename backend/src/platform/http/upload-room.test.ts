import { UploadRoom } from './upload-room';

test('SEC-47 one sender sends four files at once, all of them together twelve; whoever leaves makes room', () => {
  const room = new UploadRoom({ atOnce: 12, atOnceByOne: 4 });
  expect([1, 2, 3, 4, 5].map(() => room.enter('asha'))).toEqual([true, true, true, true, false]);
  for (const other of ['dev', 'meher']) expect([1, 2, 3, 4].every(() => room.enter(other))).toBe(true);
  expect(room.enter('zoya')).toBe(false);
  room.leave('dev');
  expect(room.enter('asha')).toBe(false);
  expect(room.enter('zoya')).toBe(true);
  expect(room.enter('zoya')).toBe(false);
});
