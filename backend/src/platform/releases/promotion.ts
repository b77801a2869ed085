import { requireKeptFiles } from './available-releases.service';
import type { RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { hasOwnPages } from './page-owners';
import { requireFit } from './release-fitness';
import type { RemoteState } from './remote-states.repository';
import { type RolloutCommand, requireRelease } from './rollout-command';
import { unchanged } from './rollout-refusals';
import { requireServable } from './servable-release';

/** Former releases tried as a fallback. */
const MOST_TRIED = 20;

/** Makes the named release stable; throws if it is already, is a variant, or was withdrawn. */
export async function promote(command: RolloutCommand): Promise<string> {
  const { context, state, change } = command;
  const release = await requireRelease(command);
  const name = `${release.remote} ${release.version}`;
  if (state?.stable.id === release.id) throw unchanged(`${name} is stable already.`);
  const variant = state?.experiment?.variants.find((shown) => shown.release.id === release.id)?.variant;
  if (variant && state?.experiment) {
    throw unchanged(`${name} is variant ${variant} of ${state.experiment.name}. End the experiment with ${variant} to make it stable.`);
  }
  if (release.withdrawnAt !== null && !change.even_withdrawn) {
    throw unchanged(`${name} was rolled back and stays away; to promote it all the same, ask for it with even_withdrawn.`);
  }
  return makeStable(context, release, state);
}

/** Makes a release stable and returns a summary. With an experiment it also becomes a new build of A. */
export async function makeStable(context: RolloutContext, release: ReleaseEntity, state: RemoteState | null): Promise<string> {
  await requireServable(context, release);
  const former = state?.stable ?? null;
  await context.rollouts.save(release.remote, release.id, former?.id ?? null);
  await context.releases.markStable(release, context.now);
  await noteStableBuild(context, release, state);
  return `${release.version} is stable${former ? `, ${former.version} the fallback` : ', the first release'}.`;
}

/** Withdraws the stable release and makes the fallback stable; returns a summary. */
export async function goBack(context: RolloutContext, state: RemoteState): Promise<string> {
  const { remote, fallback } = state;
  if (!fallback) throw unchanged(`${remote} has no release to go back to: publish a better one.`);
  requireKeptFiles(fallback);
  requireFit(fallback.content);
  return goBackTo(context, state, fallback);
}

/** Withdraws the stable release and makes another one stable; returns a summary. Its fallback is none of `unusable`. */
export async function goBackTo(
  context: RolloutContext,
  state: RemoteState,
  release: ReleaseEntity,
  unusable: readonly ReleaseEntity[] = [],
): Promise<string> {
  const { remote, stable } = state;
  await context.releases.withdraw([stable.id], context.now);
  await context.releases.markStable(release, context.now);
  await noteStableBuild(context, release, state);
  await renewFallback(context, remote, release.id, unusable);
  return `${stable.version} is withdrawn and ${release.version} stable.`;
}

/** Withdraws a release that visitors do not get, such as a candidate: no preview shows it any more. */
export async function withdraw(command: RolloutCommand): Promise<string> {
  const { context, state } = command;
  const release = await requireRelease(command);
  const name = `${release.remote} ${release.version}`;
  if (release.withdrawnAt !== null) throw unchanged(`${name} is withdrawn already.`);
  const served = [state?.stable, state?.fallback, ...(state?.experiment?.variants ?? []).map((shown) => shown.release)];
  if (served.some((one) => one?.id === release.id)) throw unchanged(`${name} is in use: roll it back, or end its experiment.`);
  await context.releases.withdraw([release.id], context.now);
  return `${release.version} is withdrawn; no preview shows it any more.`;
}

/** Chooses a new fallback after a withdrawal: not a withdrawn release, nor one with a page that now belongs to another remote. */
export async function renewFallback(
  context: RolloutContext,
  remote: string,
  stableId: number,
  unusable: readonly ReleaseEntity[] = [],
): Promise<void> {
  const refused = new Set(unusable.map(({ id }) => id));
  for (const release of await context.releases.findGood(remote, { exceptId: stableId, most: MOST_TRIED })) {
    if (!refused.has(release.id) && (await hasOwnPages(context, release.content)))
      return context.rollouts.save(remote, stableId, release.id);
  }
  await context.rollouts.save(remote, stableId, null);
}

async function noteStableBuild(context: RolloutContext, release: ReleaseEntity, state: RemoteState | null): Promise<void> {
  if (!state?.experiment) return;
  await context.experiments.noteBuild({ experimentId: state.experiment.id, variant: 'A', releaseId: release.id, since: context.now });
}
