import type { PictureOriginal, SitePicture } from '../../../contracts';
import { drawPicture } from '../mock-picture';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const digits = (number: number) => number.toString(16).padStart(32, '0');

const imageOf = (number: number) => `/media/pictures/${digits(number)}-640.webp`;
const originalOf = (number: number): PictureOriginal => ({
  name: digits(number),
  image: `/api/office/content/originals/${digits(number)}/file`,
  width: 1600,
  height: 900,
});
const pictureOf = (number: number, more: Partial<SitePicture> = {}): SitePicture => ({
  name: digits(number),
  image: imageOf(number),
  shape: 'portrait',
  alt: 'A singer at a microphone',
  crop: WHOLE,
  original: originalOf(number),
  added_by: 'Anjali Menon',
  added_at: hoursAgo(30),
  ...more,
});

let pictures: readonly SitePicture[] = [pictureOf(1)];

const crop: OfficeCall = (input) => {
  const { shape = 'portrait', alt = '', crop: part = WHOLE } = input as Partial<Pick<SitePicture, 'shape' | 'alt' | 'crop'>>;
  const made = pictureOf(pictures.length + 1, { shape, alt, crop: part, added_by: NIKHIL.name, added_at: hoursAgo(0) });
  pictures = [made, ...pictures];
  return { body: { status: 200, data: made } };
};

/** Calls about the pictures of texts. */
export const PICTURE_CALLS = {
  sitePictures: () => ({ body: { status: 200, data: pictures, next: '' } }),
  addSitePicture: () => ({ body: { status: 200, data: originalOf(pictures.length + 1) } }),
  sitePictureOriginal: ({ name }) => ({ body: drawPicture(`/media/pictures/${String(name)}-640.webp`), type: 'image/svg+xml' }),
  cropSitePicture: crop,
} satisfies Readonly<Record<string, OfficeCall>>;
