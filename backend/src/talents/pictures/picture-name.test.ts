import { parsePictureName, parsePosterStem } from './picture-name';

test('a picture name has a stem, a width and a format', () => {
  expect(parsePictureName('devika-nair-k3j5m2qa-0-640.webp')).toEqual({ stem: 'devika-nair-k3j5m2qa-0', width: 640, format: 'webp' });
});

test('a JPEG comes in the one width that links show', () => {
  expect(parsePictureName('devika-nair-k3j5m2qa-0-1280.jpg')).toEqual({ stem: 'devika-nair-k3j5m2qa-0', width: 1280, format: 'jpg' });
});

test.each([
  'a-0-641.webp',
  'a-0-640.jpg',
  'a-0-1280.jpeg',
  'a-0-640.png',
  '../a-0-640.webp',
  'A-0-640.webp',
  'a-0-640.webp.avif',
  '-640.webp',
  'a-0-640.webp\0',
  '',
])('%j is no picture', (name) => {
  expect(parsePictureName(name)).toBeNull();
});

test('a poster has five variants', () => {
  expect(parsePosterStem('devika-nair-k3j5m2qa-4')).toEqual({ slug: 'devika-nair-k3j5m2qa', variant: 4 });
  expect(parsePosterStem('devika-nair-k3j5m2qa-5')).toBeNull();
  expect(parsePosterStem('devika')).toBeNull();
});
