/**
 * Draws the link preview and the icons into backend/media. Run from the repository's root: npx tsx backend/posters/films/render-brand.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lettering } from '../src/lettering/lettering';
import { smooth } from './pixels';
import { makePosterTile } from './tiles';
import { makeWall } from './wall';
import { WALL_PEOPLE } from './wall-people';

const MEDIA = join(process.cwd(), 'backend/media');
const [INK, MARIGOLD, RED, PAPER] = ['#16121a', '#f7b538', '#c2183d', '#fffbf5'];

const CONE = `<path d="M16 1 28 26H4Z" fill="${MARIGOLD}"/><ellipse cx="16" cy="26" rx="12" ry="4.5" fill="${RED}"/>`;
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${CONE}</svg>\n`;

/** The mark on ink; `room` is the share of the square it fills. */
const tile = (room: number) => {
  const edge = (32 / room - 32) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${32 + edge * 2} ${32 + edge * 2}"><rect x="${-edge}" y="${-edge}" width="100%" height="100%" fill="${INK}"/>${CONE}</svg>`;
};

async function renderIcons(): Promise<void> {
  const folder = join(MEDIA, 'icons');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), FAVICON);
  const png = (name: string, svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 32) * 1.5 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, name));
  await png('icon-32.png', FAVICON, 32);
  await png('apple-touch-icon.png', tile(0.72), 180);
  await png('icon-192.png', tile(0.78), 192);
  await png('icon-512.png', tile(0.78), 512);
  await png('icon-maskable-512.png', tile(0.58), 512);
}

async function renderLinkPreview(): Promise<void> {
  const [width, height] = [1200, 630];
  const [first, ...rest] = await Promise.all(WALL_PEOPLE.map((person) => makePosterTile(person, 216)));
  if (!first) return;
  const drawFrame = makeWall(
    {
      width,
      height,
      flow: 'columns',
      tilt: 0.14,
      centre: [840, 300],
      gap: 18,
      reveal: (x, y) => smooth(0.5, 0.6, x + (y - 0.5) * 0.07),
      glow: [800, 330, 210],
    },
    [first, ...rest],
  );
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(72 78) scale(2)">${CONE}</g>` +
    lettering('ALL TALENT', 150, 126, { size: 58, fill: PAPER }) +
    lettering('GOT TALENT.', 72, 342, { size: 104, fill: PAPER }) +
    lettering('GET DISCOVERED.', 72, 436, { size: 104, fill: PAPER }) +
    `<rect x="72" y="486" width="64" height="4" fill="${MARIGOLD}"/>` +
    lettering('CASTING / CREATORS / LIVE', 72, 546, { size: 34, fill: MARIGOLD }) +
    '</svg>';
  await mkdir(join(MEDIA, 'og'), { recursive: true });
  await sharp(drawFrame(0, 0), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true, quality: 88, effort: 8 })
    .toFile(join(MEDIA, 'og/all-talent.png'));
}

async function main(): Promise<void> {
  await renderIcons();
  await renderLinkPreview();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
