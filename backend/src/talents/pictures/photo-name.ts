import { randomBytes } from 'node:crypto';
import { PICTURE_WIDTHS } from '@alltalent/shared/contracts';

/** Files of the cropped picture: `640.webp` and the like, and a JPEG for programs that show no other format. */
const RENDITIONS = [...PICTURE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]), '1280.jpg'];
/** File of the uncropped picture. */
export const ORIGINAL = 'original.webp';

const NAME = /^[0-9a-f]{32}$/u;

export type PhotoFile = { readonly name: string; readonly file: string };

/** Makes a name of 128 random bits: no photo is found by guessing, and no name tells its owner. */
export function newPhotoName(): string {
  return randomBytes(16).toString('hex');
}

export function isPhotoName(name: string): boolean {
  return NAME.test(name);
}

/** Parses `<name>-640.webp`; null for anything but a file name this site makes itself. */
export function parsePhotoFile(text: string): PhotoFile | null {
  const { name = '', file = '' } = /^(?<name>[0-9a-f]+)-(?<file>[a-z0-9]+\.[a-z]+)$/u.exec(text)?.groups ?? {};
  return isPhotoName(name) && [...RENDITIONS, ORIGINAL].includes(file) ? { name, file } : null;
}
