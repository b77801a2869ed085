/**
 * Draws what a shared link to a campaign page shows into backend/media/og.
 * Run from the repository's root: npx tsx backend/posters/films/render-previews.ts [name …]
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { lettering } from '../src/lettering/lettering';
import { makeSceneTile, makeStillTile } from './tiles';

const OUT = join(process.cwd(), 'backend/media/og');
const [WIDTH, HEIGHT] = [1200, 630];
const [INK, MARIGOLD, RED, PAPER, TEAL] = ['#16121a', '#f7b538', '#c2183d', '#fffbf5', '#0b6b63'];

type Preview = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly kicker: string;
  /** Colours: the ground behind the text, the text, and the accent. */
  readonly ground: string;
  readonly text: string;
  readonly accent: string;
  readonly art: () => Promise<readonly OverlayOptions[]>;
};

/** Renders a scene over the whole picture, shifted so that its people are not behind the text. */
async function placeScene(name: string, width: number, left: number, top: number): Promise<readonly OverlayOptions[]> {
  const scene = await makeSceneTile(name, width);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(WIDTH - Math.max(0, left), width + Math.min(0, left)),
    height: HEIGHT,
  };
  const input = await sharp(scene.data, { raw: { width: scene.width, height: scene.height, channels: 4 } })
    .extract(cut)
    .png()
    .toBuffer();
  return [{ input, left: Math.max(0, left), top: 0 }];
}

const COLLAGE = [
  ['jhumka', 620, -70, 250],
  ['plate-tall', 620, 268, 250],
  ['bottle', 890, 40, 330],
  ['ring-close', 890, 478, 330],
] as const;

/** Renders still lifes side by side. */
async function placeCollage(): Promise<readonly OverlayOptions[]> {
  return Promise.all(
    COLLAGE.map(async ([name, left, top, width]) => {
      const { data, ...size } = await makeStillTile(name, width);
      const cut = {
        left: 0,
        top: Math.max(0, -top),
        width: size.width,
        height: Math.min(size.height + Math.min(0, top), HEIGHT - Math.max(0, top)),
      };
      const input = await sharp(data, { raw: { ...size, channels: 4 } })
        .extract(cut)
        .png()
        .toBuffer();
      return { input, left, top: Math.max(0, top) };
    }),
  );
}

const PREVIEWS: Readonly<Record<string, Preview>> = {
  'hiring-influencer': {
    lines: ['DISCOVER', 'CONNECT', 'HIRE'],
    size: 124,
    kicker: 'HIRE INFLUENCERS',
    ground: INK,
    text: PAPER,
    accent: MARIGOLD,
    art: () => placeScene('casting-hall', 1130, 150, 0),
  },
  influencer: {
    lines: ['CONNECT.', 'COLLABORATE.', 'CONQUER.'],
    size: 112,
    kicker: 'BECOME AN INFLUENCER',
    ground: MARIGOLD,
    text: INK,
    accent: RED,
    art: () => placeScene('sunrise', 1320, -120, -90),
  },
  'product-photoshoot': {
    lines: ['GOOD LIGHT', 'SELLS.'],
    size: 124,
    kicker: 'PRODUCT PHOTOGRAPHY',
    ground: TEAL,
    text: PAPER,
    accent: MARIGOLD,
    art: placeCollage,
  },
  singer: {
    lines: ['THE ROOM', 'GOES QUIET.', 'THEN SHE', 'SINGS.'],
    size: 96,
    kicker: 'BOOK A SINGER',
    ground: '#4c0a1c',
    text: PAPER,
    accent: MARIGOLD,
    art: () => placeScene('stage', 1380, -180, -90),
  },
};

const CONE = `<path d="M16 1 28 26H4Z" fill="${MARIGOLD}"/><ellipse cx="16" cy="26" rx="12" ry="4.5" fill="${RED}"/>`;

function drawText({ lines, size, kicker, ground, text, accent }: Preview): string {
  const step = size * 0.92;
  const first = HEIGHT / 2 + 22 - ((lines.length - 1) * step) / 2 + size * 0.2;
  const cone = text === INK ? CONE.replaceAll(MARIGOLD, INK) : CONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<linearGradient id="veil"><stop offset=".14" stop-color="${ground}"/><stop offset=".32" stop-color="${ground}" stop-opacity=".9"/><stop offset=".62" stop-color="${ground}" stop-opacity="0"/></linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/><g transform="translate(72 60) scale(1.5)">${cone}</g>` +
    lettering('ALL TALENT', 132, 96, { size: 44, fill: text }) +
    lines.map((line, i) => lettering(line, 72, first + i * step, { size, fill: text })).join('') +
    `<rect x="72" y="${HEIGHT - 104}" width="64" height="4" fill="${accent}"/>` +
    lettering(kicker, 72, HEIGHT - 52, { size: 32, fill: accent }) +
    '</svg>'
  );
}

async function renderPreview(name: string, preview: Preview): Promise<void> {
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: preview.ground } })
    .composite([...(await preview.art()), { input: Buffer.from(drawText(preview)) }])
    .png({ palette: true, quality: 88, effort: 8 })
    .toFile(join(OUT, `${name}.png`));
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  await mkdir(OUT, { recursive: true });
  for (const [name, preview] of Object.entries(PREVIEWS)) if (!asked.length || asked.includes(name)) await renderPreview(name, preview);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
