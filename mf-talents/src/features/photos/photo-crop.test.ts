import { mostZoom, PORTRAIT, toPercent, toPhotoCrop } from './photo-crop';

test('at the nearest zoom the part still has the pixels that a photo needs', () => {
  const photo = { width: 1600, height: 1200 };
  expect((photo.height * PORTRAIT) / mostZoom(photo)).toBeCloseTo(320);
  expect(mostZoom({ width: 400, height: 400 })).toBe(1);
  expect(mostZoom({ width: 9000, height: 9000 })).toBe(5);
});

test('a part never leaves the photo, however it was rounded', () => {
  const { x, y, width, height } = toPhotoCrop({ x: 20.001, y: -0.0001, width: 80, height: 100.0002 });
  expect([x + width <= 1, y, height]).toEqual([true, 0, 1]);
  const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
  expect(toPhotoCrop(toPercent(crop))).toEqual(crop);
});
