import type { Retreat } from './available-releases.service';
import type { RolloutContext } from './changes.service';
import { goBackTo, renewFallback } from './promotion';
import type { RemoteState } from './remote-states.repository';

export type BadRelease = {
  readonly remote: string;
  readonly version: string;
  /** Where to go back to, if it is stable. */
  readonly retreat: Retreat;
};

/** Withdraws a bad release and returns a summary; null if there is nothing to withdraw. Its experiment is paused until somebody resumes it. */
export async function withdrawBad(context: RolloutContext, { remote, version, retreat }: BadRelease): Promise<string | null> {
  const state = await context.states.read(remote);
  const release = await context.releases.find(remote, version);
  if (!state || state.deleted !== null || !release || release.withdrawnAt !== null) return null;
  const { stable, experiment } = state;
  if (release.id === stable.id) return retreatFrom(context, state, retreat);
  const shown = experiment?.variants.find((variant) => variant.release.id === release.id);
  if (!experiment || experiment.isPaused || !shown) return null;
  await context.experiments.saveVariant({ experimentId: experiment.id, variant: shown.variant, weight: 0, releaseId: release.id });
  await context.releases.withdraw([release.id], context.now);
  await renewFallback(context, remote, stable.id);
  return `${version}, variant ${shown.variant}, is withdrawn.${await pause(context, state)}`;
}

async function retreatFrom(context: RolloutContext, state: RemoteState, { release, passedOver }: Retreat): Promise<string | null> {
  // Its files may have been deleted, and it may have been withdrawn, since it was looked at.
  const now = release && (await context.releases.find(release.remote, release.version));
  if (!now || now.filesDeletedAt !== null || now.withdrawnAt !== null) return null;
  const summary = await goBackTo(context, state, now, passedOver);
  const left = passedOver.map(({ version }) => ` ${version} was passed over: its files are missing.`);
  return summary + left.join('') + (await pause(context, state));
}

async function pause(context: RolloutContext, { experiment }: RemoteState): Promise<string> {
  if (!experiment || experiment.isPaused) return '';
  await context.experiments.setState(experiment.id, 'paused');
  return ` ${experiment.name} is paused.`;
}
