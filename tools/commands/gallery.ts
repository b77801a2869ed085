import { parseArgs } from 'node:util';
import { checkGallery } from '../gallery/check-gallery';
import { findChromium } from '../testing/requirements';

const USAGE = `npm run gallery                       opens the gallery and follows changes
npm run gallery -- check [button]     looks at every story, or at those whose id has this part
npm run gallery -- compare [commit]   shows which stories look different from those of a commit`;

/** npm run gallery: shows every component and every named state of a remote; checks and compares them. */
async function main(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [act = 'open', part] = positionals;
  if (act === 'check') return check(part);
  console.log(USAGE);
  return 1;
}

async function check(part: string | undefined): Promise<number> {
  const { stories, faults } = await checkGallery(chromium(), part);
  for (const fault of faults) console.log(fault);
  console.log(`${stories} stories, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

function chromium(): string {
  const { path, reason } = findChromium();
  if (!path) throw new Error(`Stories cannot be looked at: ${reason}.`);
  return path;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
