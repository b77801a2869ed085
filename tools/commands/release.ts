import { buildChanged } from '../build/build-all';
import { publishRemote, type PublishTarget, squadMailOf, storeRelease } from '../build/publish';
import { publishAtStart } from '../build/publish-at-start';
import { checksOfRemote, runChecks } from '../checks/checks';
import { controlPlaneFromEnvironment, dataDirFromEnvironment, releaseStoreFor } from '../platform/from-environment';
import { describeServed } from '../platform/served';
import { describeOutcome, isForNobody, readReleasePlan } from '../release/release-plan';

/**
 * npm run release -w mf-talents, or npm run release -- mf-talents: checks types and lint of one remote, builds it, stores
 * it under a new version and makes it stable. With --candidate nobody gets it yet; with --experiment, --variant and
 * --weight some visitors do. With --at-start, an already published version is no error, for programs that run repeatedly.
 */
async function main(args: readonly string[]): Promise<void> {
  const { packageName, request, isAtStart, isChecked } = readReleasePlan(args);
  if (isChecked) await checkRemote(packageName);
  await buildChanged([packageName], console.log);
  const target = targetFromEnvironment();
  if (isAtStart) return console.log(await publishAtStart(await storeRelease(packageName, target), target.plane, squadMailOf(packageName)));
  const { release, revision } = await publishRemote(packageName, target, request);
  const { remote, version } = release;
  const reach = isForNobody(request) ? '' : ` ${await describeServed(target.plane, { remote, revision })}.`;
  console.log(`${remote} ${version} ${describeOutcome(request)}.${reach}`);
}

async function checkRemote(packageName: string): Promise<void> {
  const results = await runChecks(checksOfRemote(packageName));
  if (results.some(({ passed }) => !passed)) throw new Error(`${packageName} is not released: see above. --unchecked leaves this out.`);
}

function targetFromEnvironment(): PublishTarget {
  const assetOrigin = process.env['ASSET_ORIGIN'];
  return {
    plane: controlPlaneFromEnvironment(),
    releaseStore: releaseStoreFor(dataDirFromEnvironment()),
    dataDir: dataDirFromEnvironment(),
    ...(assetOrigin ? { assetOrigin } : {}),
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
