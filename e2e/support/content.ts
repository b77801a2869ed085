import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runContent } from './staff';

/** Runs a content command with a file that contains `text`; the argument `FILE` is replaced by its path. */
export async function runContentWith(text: string, ...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const file = join(folder, 'words');
    writeFileSync(file, text);
    return await runContent(...args.map((arg) => (arg === 'FILE' ? file : arg)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes an opening, which then has a page at /career/<slug>; or closes it. */
export async function publishOpening(slug: string, isClosed = false): Promise<void> {
  const matter = {
    title: `Opening ${slug}`,
    description: 'You make what the stage needs.',
    place: 'Mumbai',
    employment: 'full time',
    pay: '₹ 60,000 a month',
    date: '2026-11-18',
    ...(isClosed ? { withdrawn: true } : {}),
  };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = ['---', ...lines, '---', '', '## What you do', '', 'You make props.', ''].join('\n');
  const version = /version (\d+)/u.exec(await runContentWith(text, 'draft', `opening/${slug}`, 'FILE'))?.[1] ?? '';
  await runContent('publish', `opening/${slug}`, version);
}
