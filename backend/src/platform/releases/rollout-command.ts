import type { ChangeRollout } from '@alltalent/shared/contracts';
import type { RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import type { ActiveExperiment, RemoteState } from './remote-states.repository';
import { unchanged, wrongField } from './rollout-refusals';

/** A requested change, with the remote's current state and who asks for it, as in the audit log. */
export type RolloutCommand = {
  readonly context: RolloutContext;
  readonly change: ChangeRollout;
  readonly state: RemoteState | null;
  readonly actor: string;
};

/** Carries out a command and returns a summary sentence for the audit log. */
export type RolloutHandler = (command: RolloutCommand) => Promise<string>;

export function requireState({ state, change }: RolloutCommand): RemoteState {
  if (!state) throw wrongField('remote', `${change.remote} has no stable release yet: publish one first.`);
  return state;
}

export function requireExperiment(command: RolloutCommand): ActiveExperiment {
  const { remote, experiment } = requireState(command);
  if (!experiment) throw unchanged(`${remote} has no running experiment.`);
  return experiment;
}

/** Returns the published release that the change names. */
export async function requireRelease({ context, change: { remote, version } }: RolloutCommand): Promise<ReleaseEntity> {
  if (!version) throw wrongField('version', 'Say which version');
  const release = await context.releases.find(remote, version);
  if (!release) throw wrongField('version', `${remote} ${version} is not published`);
  return release;
}
