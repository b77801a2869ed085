import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { checkGallery } from '../gallery/check-gallery';
import { compareGallery, picturesOfTree } from '../gallery/compare-gallery';
import { openGallery } from '../gallery/open-gallery';
import { describeDifference } from '../gallery/picture-report';
import { portOf } from '../site/ports';
import { findChromium } from '../testing/requirements';

const USAGE = `npm run gallery                            opens the gallery and follows changes
npm run gallery -- check [part]            looks at every story, or at those with this part in their id
npm run gallery -- compare [commit|folder] shows which stories look different from those of a commit, or from kept pictures
npm run gallery -- pictures <folder>       takes pictures of every story, to keep them`;
const PORT = 9100;

/** npm run gallery: shows every component of the design system, and every named state of a remote; checks and compares them. */
async function main(args: readonly string[]): Promise<number | null> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [act, given] = positionals;
  if (act === undefined) return open();
  if (act === 'check') return check(given);
  if (act === 'compare') return compare(given);
  if (act === 'pictures' && given !== undefined) return keep(given);
  console.log(USAGE);
  return 1;
}

async function open(): Promise<null> {
  console.log('Starting the gallery …');
  const { origin, stop } = await openGallery(portOf('PORT', PORT));
  console.log(`The gallery is at ${origin}`);
  const end = () => void stop().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  return null;
}

async function check(part: string | undefined): Promise<number> {
  const { stories, faults } = await checkGallery(chromium(), part);
  for (const fault of faults) console.log(fault);
  console.log(`${stories} stories, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

async function compare(base: string | undefined): Promise<number> {
  const { report, differences } = await compareGallery(chromium(), base);
  for (const difference of differences) console.log(describeDifference(difference));
  console.log(differences.length === 0 ? 'No story looks different.' : `${differences.length} pictures differ: ${report}`);
  return differences.length === 0 ? 0 : 1;
}

async function keep(folder: string): Promise<number> {
  console.log(`The pictures are in ${await picturesOfTree(chromium(), resolve(folder))}`);
  return 0;
}

function chromium(): string {
  const { path, reason } = findChromium();
  if (!path) throw new Error(`Stories cannot be looked at: ${reason}.`);
  return path;
}

main(process.argv.slice(2)).then(
  (code) => {
    if (code !== null) process.exit(code);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
