import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS, type OwnProfile } from '@alltalent/shared/contracts';
import sharp, { type Sharp } from 'sharp';
import { signedIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const ASHA = { email: 'asha.rao@example.com', id: 'u_demo_asha' } as const;
export const DEV = { email: 'dev.mehra@example.com', id: 'u_demo_dev' } as const;

let pictures = 0;

/** Makes a picture unlike every other one. */
export function aPicture(width = 900, height = 1200): Sharp {
  pictures += 1;
  const blob = `<circle cx="${(pictures * 37) % width}" cy="${height / 3}" r="120" fill="#${(pictures * 7919).toString(16).padStart(6, '0')}"/>`;
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c9b8a4"/>${blob}</svg>`;
  return sharp(Buffer.from(svg));
}

export function aJpeg(width?: number, height?: number): Promise<Buffer> {
  return aPicture(width, height).jpeg().toBuffer();
}

/** Logs the talent in, without photos and with an hour's limit of uploads unused. */
export async function talentWithoutPhotos(site: TestSite, { email, id } = ASHA as { email: string; id: string }): Promise<TestBrowser> {
  site.clock.pass(3600);
  await site.dataSource.query('DELETE FROM profile_photo WHERE user_id = ?', [id]);
  return signedIn(site, email);
}

export function upload(browser: TestBrowser, photo: Buffer, type = 'image/jpeg'): Promise<Answer> {
  return browser.post(ENDPOINTS.addPhoto.path, photo, { 'content-type': type });
}

export function profileOf(response: Answer): OwnProfile {
  expect([response.statusCode, response.json().detail]).toEqual([200, undefined]);
  return response.json<{ data: OwnProfile }>().data;
}

/** Uploads `count` photos and returns the photos of the profile. */
export async function addPhotos(browser: TestBrowser, count: number): Promise<OwnProfile['photos']> {
  let { photos }: Pick<OwnProfile, 'photos'> = { photos: [] };
  for (let index = 0; index < count; index += 1) ({ photos } = profileOf(await upload(browser, await aJpeg(400, 500))));
  return photos;
}

/** Returns the folders of photos on disk. */
export function photoFolders(site: TestSite): string[] {
  const root = path.join(site.config.dataDir, 'photos');
  return existsSync(root) ? readdirSync(root).flatMap((part) => readdirSync(path.join(root, part))) : [];
}
