import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, CHROMIUM_ARGS, type Page } from '@alltalent/e2e/chromium';
import { EDIT_KINDS, type EditKind, EditedFiles } from '../bench/edits/edited-files';
import { median, percentile } from '../bench/statistics';
import { findChromium } from '../testing/requirements';

/**
 * npm run bench:edits -- http://localhost:9002/talents: milliseconds from saving a file of mf-talents to the page that shows it, and
 * whether the page kept what was typed. The address is one that a development server printed. The files are restored.
 */
const MOST_MS = 60_000;
const TYPED = 'typed before';

/** Whether the page shows an edit, by its kind. */
const SHOWN: Readonly<Record<EditKind, (turn: number) => boolean>> = {
  component: (turn) => document.body.textContent.includes(`Advanced Filters ${turn}`),
  style: (turn) =>
    [...document.querySelectorAll('[role="search"] button')].some((one) => getComputedStyle(one).paddingInlineStart === `${20 + turn}px`),
  loader: (turn) => (globalThis as { editedLoader?: number }).editedLoader === turn,
};

type Measured = { readonly times: readonly number[]; /** Turns after which the field still had its text. */ readonly kept: number };

async function measure(
  page: Page,
  kind: EditKind,
  { files, turns }: { readonly files: EditedFiles; readonly turns: number },
): Promise<Measured> {
  const times: number[] = [];
  let kept = 0;
  for (let turn = 1; turn <= turns; turn += 1) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(TYPED);
    const begun = performance.now();
    files.edit(kind, turn);
    await page.waitForFunction(SHOWN[kind], turn, { timeout: MOST_MS, polling: 'raf' });
    times.push(performance.now() - begun);
    if ((await page.getByRole('searchbox', { name: 'Search' }).inputValue()) === TYPED) kept += 1;
  }
  return { times, kept };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { turns: { type: 'string', default: '20' } }, allowPositionals: true });
  const [address] = positionals;
  const turns = Number(values.turns);
  if (!address || !URL.canParse(address)) throw new Error('Name the page: npm run bench:edits -- http://localhost:9002/talents');
  const { path, reason } = findChromium();
  if (!path) throw new Error(`There is no Chromium, because ${reason}.`);
  const files = new EditedFiles();
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(address, { timeout: MOST_MS });
    for (const kind of EDIT_KINDS) {
      console.log(describe(kind, await measure(page, kind, { files, turns })));
    }
    console.log(
      `Load of the machine: ${loadavg()
        .map((value) => value.toFixed(1))
        .join(', ')}`,
    );
  } finally {
    files.restore();
    await browser.close();
  }
}

function describe(kind: EditKind, { times, kept }: Measured): string {
  const seconds = (share: number) => (percentile(times, share) / 1000).toFixed(2);
  return `${kind.padEnd(9)} median ${(median(times) / 1000).toFixed(2)} s, ${seconds(0.1)} to ${seconds(0.9)} s (10th to 90th percentile), text kept ${kept} of ${times.length}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
