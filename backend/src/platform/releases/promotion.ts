import type { Desk } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { hasOwnPages, requireOwnPages } from './page-owners';
import { requireFit } from './release-fitness';
import type { RemoteState } from './remote-states.repository';
import { type Order, requireRelease } from './rollout-order';
import { unchanged } from './rollout-refusals';

/** Of former releases, for one to fall back to. */
const MOST_TRIED = 20;

/** The named release becomes stable. */
export async function promote(order: Order): Promise<string> {
  const { desk, state, change } = order;
  const release = await requireRelease(order);
  const name = `${release.remote} ${release.version}`;
  if (state?.stable.id === release.id) throw unchanged(`${name} is stable already.`);
  const variant = state?.experiment?.variants.find((shown) => shown.release.id === release.id)?.variant;
  if (variant && state?.experiment) {
    throw unchanged(`${name} is variant ${variant} of ${state.experiment.name}. End the experiment with ${variant} to make it stable.`);
  }
  if (release.withdrawnAt !== null && !change.even_withdrawn) {
    throw unchanged(`${name} was rolled back and stays away; to promote it all the same, ask for it with even_withdrawn.`);
  }
  return makeStable(desk, release, state);
}

/** With an experiment, the new stable release is a new build of A. */
export async function makeStable(desk: Desk, release: ReleaseEntity, state: RemoteState | null): Promise<string> {
  requireFit(release.content);
  await requireOwnPages(desk, release.content);
  const former = state?.stable ?? null;
  await desk.rollouts.put(release.remote, release.id, former?.id ?? null);
  await desk.releases.markStable(release.id, desk.now);
  await noteStableBuild(desk, release, state);
  return `${release.version} is stable${former ? `, ${former.version} the fallback` : ', the first release'}.`;
}

/** Visitors get the fallback as the stable release, and the stable one is withdrawn. */
export async function goBack(desk: Desk, state: RemoteState): Promise<string> {
  const { remote, stable, fallback } = state;
  if (!fallback) throw unchanged(`${remote} has no release to go back to: publish a better one.`);
  requireFit(fallback.content);
  await desk.releases.withdraw([stable.id], desk.now);
  await desk.releases.markStable(fallback.id, desk.now);
  await noteStableBuild(desk, fallback, state);
  await renewFallback(desk, remote, fallback.id);
  return `${stable.version} is withdrawn and ${fallback.version} stable.`;
}

/** After a withdrawal: what would be fallen back to must not be what was withdrawn, nor have a page that is another remote's by now. */
export async function renewFallback(desk: Desk, remote: string, stableId: number): Promise<void> {
  for (const release of await desk.releases.findGood(remote, { exceptId: stableId, most: MOST_TRIED })) {
    if (await hasOwnPages(desk, release.content)) return desk.rollouts.put(remote, stableId, release.id);
  }
  await desk.rollouts.put(remote, stableId, null);
}

async function noteStableBuild(desk: Desk, release: ReleaseEntity, state: RemoteState | null): Promise<void> {
  if (!state?.experiment) return;
  await desk.experiments.noteBuild({ experimentId: state.experiment.id, variant: 'A', releaseId: release.id, since: desk.now });
}
