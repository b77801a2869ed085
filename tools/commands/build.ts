import { buildChanged } from '../build/build-all';
import { PROGRAMS, REMOTES } from '../build/packages';

const PACKAGES = [...PROGRAMS, ...REMOTES];

/** npm run build: builds everything that has changed. npm run build -w mf-talents: builds one package. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !PACKAGES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}. These are built: ${PACKAGES.join(', ')}.`);
  await buildChanged(names.length > 0 ? names : PACKAGES, console.log);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
