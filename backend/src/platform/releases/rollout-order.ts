import type { ChangeRollout } from '@alltalent/shared/contracts';
import type { Desk } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import type { ActiveExperiment, RemoteState } from './remote-states.repository';
import { unchanged, wrongField } from './rollout-refusals';

/** A change that was asked for, and what there is. */
export type Order = { readonly desk: Desk; readonly change: ChangeRollout; readonly state: RemoteState | null };

/** Does it, and says in a sentence what was done. */
export type RolloutAct = (order: Order) => Promise<string>;

export function requireState({ state, change }: Order): RemoteState {
  if (!state) throw wrongField('remote', `${change.remote} has no stable release yet: publish one first.`);
  return state;
}

export function requireExperiment(order: Order): ActiveExperiment {
  const { remote, experiment } = requireState(order);
  if (!experiment) throw unchanged(`${remote} has no running experiment.`);
  return experiment;
}

/** The published release the change names. */
export async function requireRelease({ desk, change: { remote, version } }: Order): Promise<ReleaseEntity> {
  if (!version) throw wrongField('version', 'Say which version');
  const release = await desk.releases.find(remote, version);
  if (!release) throw wrongField('version', `${remote} ${version} is not published`);
  return release;
}
