import type { PublishRelease } from '@alltalent/shared/contracts';
import type { Change, RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { makeStable } from './promotion';
import type { RemoteState } from './remote-states.repository';
import { saveVariant } from './variants';

const FIELDS = { experiment: 'experiment.name', variant: 'experiment.variant', weight: 'experiment.weight', routes: 'experiment.routes' };

/** Gives a published release its first place: stable, a variant, or a candidate. Returns the change for the audit log. */
export async function placeFirst(
  context: RolloutContext,
  { promotion, experiment }: PublishRelease,
  { release, actor }: { readonly release: ReleaseEntity; readonly actor: string },
): Promise<Change> {
  const { remote, version } = release;
  const state = await context.states.read(remote);
  const entry = { action: 'publish', remote };
  if (experiment) {
    const variant = { ...experiment, routes: experiment.routes, experiment: experiment.name, release, fields: FIELDS };
    return { ...entry, detail: `${version} is published: ${await saveVariant(context, state, variant)}` };
  }
  if (promotion === 'candidate') return { ...entry, detail: `${version} is published as a candidate.`, isVisible: false };
  const reason = promotion === 'start' ? reasonToStay(state) : null;
  if (reason !== null) return { ...entry, detail: `${version} is published; ${reason}`, isVisible: false };
  const detail = `${version} is published: ${await makeStable(context, release, state)}`;
  if (promotion === 'promote') await context.rollouts.saveChoice(remote, actor);
  return { ...entry, detail };
}

/** Makes a known release stable at a start of the site, where nobody chose another one; null when it has a place, or was withdrawn. */
export async function placeAtStart(context: RolloutContext, release: ReleaseEntity): Promise<Change | null> {
  const state = await context.states.read(release.remote);
  if (state?.stable.id === release.id || release.withdrawnAt !== null || reasonToStay(state) !== null) return null;
  const summary = await makeStable(context, release, state);
  return { action: 'promote', remote: release.remote, detail: `${summary} Reason: The site was started with it.` };
}

/** Returns why a start of the site leaves the stable release; null if it may replace it. */
function reasonToStay(state: RemoteState | null): string | null {
  if (!state) return null;
  const { chosenBy, stable, experiment, deleted } = state;
  if (deleted) return `${state.remote} stays deleted, as ${deleted.by} decided.`;
  if (experiment) return `${stable.version} stays in ${experiment.name}.`;
  return chosenBy === null ? null : `${stable.version} stays, which ${chosenBy} chose.`;
}
