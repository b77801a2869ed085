import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare-pictures';

type Report = {
  readonly folder: string;
  /** Folders of pictures. */
  readonly before: string;
  readonly after: string;
  readonly differences: readonly Difference[];
  /** What was compared, as a sentence. */
  readonly title: string;
};

/** Writes a page with each difference before, after and by itself, and the pictures beside it. Returns the page's file. */
export function writePictureReport({ folder, before, after, differences, title }: Report): string {
  for (const [part, from] of [
    ['before', before],
    ['after', after],
  ] as const) {
    mkdirSync(join(folder, part), { recursive: true });
    for (const { name } of differences) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(folder, part, name));
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, pageOf(title, differences));
  return page;
}

/** Returns the line of a difference, for the terminal and the page: 'components-badge--soft.390-dark: 214 pixels changed'. */
export function describeDifference({ name, what, pixels }: Difference): string {
  const story = name.replace(/\.png$/u, '');
  return what === 'changed' ? `${story}: ${pixels} pixels changed` : `${story}: ${what}`;
}

function pageOf(title: string, differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; }
section { border-top: 1px solid #999; padding-block: 1rem; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 28rem; border: 1px solid #999; }
</style>
<h1>${title}</h1>
<p>${differences.length === 0 ? 'No story looks different.' : `${differences.length} pictures differ.`}</p>
${differences.map(sectionOf).join('\n')}
`;
}

function sectionOf(difference: Difference): string {
  const parts = { new: ['after'], gone: ['before'], changed: ['before', 'after', 'difference'] }[difference.what];
  const figures = parts.map(
    (part) =>
      `<figure><figcaption>${part}</figcaption><a href="${part}/${difference.name}"><img src="${part}/${difference.name}" alt="${part}" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${describeDifference(difference)}</h2><div>${figures.join('')}</div></section>`;
}
