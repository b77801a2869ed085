import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/packages';
import { renewPackages } from '../new/make-standalone';
import { packPackages } from '../packages/pack';

/**
 * npm run pack: packs the packages that repositories of remotes install, as files for `npm publish`.
 * npm run pack -- --to ../mf-castings: puts them into the repository of a remote.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  if (values.to !== undefined) {
    const version = await renewPackages(resolve(values.to));
    return console.log(`${values.to} has the packages ${version}. There: npm install, npm run check, npm test.`);
  }
  for (const { name, version, file } of await packPackages(join(ROOT, '.data/packages/packed'))) console.log(`${name} ${version}  ${file}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
