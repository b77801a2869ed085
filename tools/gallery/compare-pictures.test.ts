import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './compare-pictures';
import { describeDifference, writePictureReport } from './picture-report';

const folder = mkdtempSync(join(tmpdir(), 'alltalent-pictures-'));
const [before, after, into] = ['before', 'after', 'difference'].map((name) => join(folder, name)) as [string, string, string];
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws a red square of a side in pixels. */
async function draw(at: string, side: number, background = '#c2183d'): Promise<void> {
  await sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toFile(at);
}

test('pictures that changed, grew, are new or are gone differ, and alike ones do not', async () => {
  for (const part of [before, after]) mkdirSync(part, { recursive: true });
  for (const name of ['alike', 'changed', 'grown', 'gone']) await draw(join(before, `${name}.png`), 10);
  await draw(join(after, 'alike.png'), 10);
  await draw(join(after, 'changed.png'), 10, '#2b5fc4');
  await draw(join(after, 'grown.png'), 12);
  await draw(join(after, 'new.png'), 10);
  const differences = await comparePictures(before, after, into);
  expect(differences.map(describeDifference)).toEqual([
    'changed: 100 pixels changed',
    'gone: gone',
    expect.stringMatching(/^grown: \d+ pixels changed$/u),
    'new: new',
  ]);
  const page = writePictureReport({ folder: join(folder, 'report'), before, after, differences, title: 'Compared' });
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('4 pictures differ.');
  expect(html.match(/<img src="difference\//gu)).toHaveLength(2);
});
