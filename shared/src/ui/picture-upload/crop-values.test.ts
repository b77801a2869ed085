import { largestCrop, mostZoom, steadyPlace, steadyZoom, toPercent, toPhotoCrop } from './crop-values';

const PORTRAIT = 4 / 5;

test('at the nearest zoom the part still has the pixels that a photo needs', () => {
  const photo = { width: 1600, height: 1200 };
  expect((photo.height * PORTRAIT) / mostZoom(photo, PORTRAIT)).toBeCloseTo(320);
  expect(mostZoom({ width: 400, height: 400 }, PORTRAIT)).toBe(1);
  expect(mostZoom({ width: 9000, height: 9000 }, PORTRAIT)).toBe(5);
  expect(mostZoom({ width: 800, height: 800 }, 16 / 9)).toBe(2.5);
});

test('a part never leaves the photo, however it was rounded', () => {
  const { x, y, width, height } = toPhotoCrop({ x: 20.001, y: -0.0001, width: 80, height: 100.0002 });
  expect([x + width <= 1, y, height]).toEqual([true, 0, 1]);
  const crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
  expect(toPhotoCrop(toPercent(crop))).toEqual(crop);
});

test('what is no number, or nothing new, changes neither place nor zoom', () => {
  const known = { x: 1, y: 2 };
  expect(steadyPlace(known, { x: 1, y: 2 })).toBe(known);
  expect(steadyPlace(known, { x: NaN, y: 2 })).toBe(known);
  expect(steadyPlace(known, { x: 3, y: 2 })).toEqual({ x: 3, y: 2 });
  expect([steadyZoom(2, NaN, 5), steadyZoom(2, Infinity, 5), steadyZoom(2, 0.4, 5), steadyZoom(2, 9, 5)]).toEqual([2, 2, 1, 5]);
});

test('the largest part of a shape is in the middle, whichever side is the longer one', () => {
  expect(largestCrop({ width: 1000, height: 1000 }, PORTRAIT)).toEqual({ x: expect.closeTo(0.1), y: 0, width: 0.8, height: 1 });
  expect(largestCrop({ width: 1000, height: 1000 }, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
});
