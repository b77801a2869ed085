import type { ReleaseRecord } from '@alltalent/shared/contracts';
import { buildChanged } from '../build/build-all';
import { publishRemote, type PublishTarget, squadMailOf, storeRelease } from '../build/publish';
import { describeStart, publishAtStart } from '../build/publish-at-start';
import { type CheckResult, checksOfRemote, runChecks, testsOfRemote } from '../checks/checks';
import { controlPlaneFromEnvironment, dataDirFromEnvironment, releaseStoreFor } from '../platform/from-environment';
import { describeServed } from '../platform/served';
import { describeOutcome, isForNobody, readReleasePlan } from '../release/release-plan';
import { recordOf } from '../release/release-record';

/**
 * npm run release -w mf-talents, or npm run release -- mf-talents: checks types and lint of one remote (with --tests its tests,
 * too), builds it, stores it under a new version and makes it stable. With --candidate nobody gets it yet; with --experiment,
 * --variant and --weight some visitors do. With --at-start, for programs that run repeatedly, it becomes stable only where
 * nobody chose a release.
 */
async function main(args: readonly string[]): Promise<void> {
  const { packageName, request, isAtStart, isChecked, isTested, note } = readReleasePlan(args);
  const checks = isChecked ? await checkRemote(packageName, isTested) : [];
  await buildChanged([packageName], console.log);
  const target = targetFromEnvironment();
  const record = recordOf(packageName, { note, checks });
  if (isAtStart) return startWith(packageName, target, record);
  const { release, revision } = await publishRemote(packageName, target, { ...request, record });
  const { remote, version } = release;
  const reach = isForNobody(request) ? '' : ` ${await describeServed(target.plane, { remote, revision })}.`;
  console.log(`${remote} ${version} ${describeOutcome(request)}.${reach}`);
}

async function startWith(packageName: string, target: PublishTarget, record: ReleaseRecord): Promise<void> {
  const release = await storeRelease(packageName, target);
  await publishAtStart(release, target.plane, { squad_mail: squadMailOf(packageName), record });
  for (const line of await describeStart(target.plane, [release])) console.log(line);
}

async function checkRemote(packageName: string, isTested: boolean): Promise<readonly CheckResult[]> {
  const results = await runChecks([...checksOfRemote(packageName), ...(isTested ? [testsOfRemote(packageName)] : [])]);
  if (results.some(({ passed }) => !passed)) throw new Error(`${packageName} is not released: see above. --unchecked leaves this out.`);
  return results;
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
