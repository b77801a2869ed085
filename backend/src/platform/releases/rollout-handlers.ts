import type { RolloutAction } from '@alltalent/shared/contracts';
import { goBack, makeStable, promote, renewFallback, withdraw } from './promotion';
import { deleteRemote, restoreRemote } from './remote-deletion';
import type { ShownVariant } from './remote-states.repository';
import { type RolloutCommand, requireExperiment, requireRelease, requireState, type RolloutHandler } from './rollout-command';
import { percent, unchanged, wrongField } from './rollout-refusals';
import { saveVariant, requireRoom } from './variants';

const FIELDS = { experiment: 'experiment', variant: 'variant', weight: 'weight', routes: 'routes' };

/** Handlers of the actions of changeRollout. */
export const ROLLOUT_HANDLERS: Readonly<Record<RolloutAction, RolloutHandler>> = {
  promote,
  experiment,
  weight,
  rollback,
  pause,
  resume,
  end,
  withdraw,
  follow,
  delete: deleteRemote,
  restore: restoreRemote,
};

async function experiment(command: RolloutCommand): Promise<string> {
  const { context, state, change } = command;
  if (!change.experiment) throw wrongField('experiment', 'Say which experiment');
  if (!change.variant) throw wrongField('variant', 'Say which variant: B to F');
  if (change.weight === undefined) throw wrongField('weight', 'Say how much of all it gets');
  const release = await requireRelease(command);
  const { experiment: name, variant, weight: share, routes } = change;
  return saveVariant(context, state, { experiment: name, variant, weight: share, routes, release, fields: FIELDS });
}

async function weight(command: RolloutCommand): Promise<string> {
  const { id, name, variants } = requireExperiment(command);
  const shown = requireVariant(command);
  const { weight: share } = command.change;
  if (share === undefined) throw wrongField('weight', 'Say how much of all it gets');
  if (share === shown.weight) throw unchanged(`Variant ${shown.variant} of ${name} has ${percent(share)} already.`);
  if (shown.release.withdrawnAt !== null) throw rolledBack(shown);
  const others = variants.filter((other) => other !== shown);
  requireRoom(share, others, 'weight');
  await command.context.experiments.saveVariant({ experimentId: id, variant: shown.variant, weight: share, releaseId: shown.release.id });
  return `Variant ${shown.variant} of ${name} gets ${percent(share)} instead of ${percent(shown.weight)}.`;
}

async function rollback(command: RolloutCommand): Promise<string> {
  const { context } = command;
  const state = requireState(command);
  const active = state.experiment;
  if (!active || active.isPaused) return goBack(context, state);
  await context.experiments.end(active.id, context.now);
  const releases = active.variants.map(({ release }) => release);
  await context.releases.withdraw(
    releases.map(({ id }) => id),
    context.now,
  );
  await renewFallback(context, state.remote, state.stable.id);
  const gone = releases.map(({ version }) => version).join(', ');
  return `${active.name} is over and ${gone} withdrawn; everybody gets ${state.stable.version}.`;
}

async function pause(command: RolloutCommand): Promise<string> {
  const { id, name, isPaused } = requireExperiment(command);
  if (isPaused) throw unchanged(`${name} is paused already.`);
  await command.context.experiments.setState(id, 'paused');
  return `${name} is paused: everybody gets ${requireState(command).stable.version}.`;
}

async function resume(command: RolloutCommand): Promise<string> {
  const { id, name, isPaused, variants } = requireExperiment(command);
  if (!isPaused) throw unchanged(`${name} is running.`);
  const bad = variants.find(({ release }) => release.withdrawnAt !== null);
  if (bad) throw rolledBack(bad);
  await command.context.experiments.setState(id, 'running');
  return `${name} goes on.`;
}

async function end(command: RolloutCommand): Promise<string> {
  const { context, change } = command;
  const { id, name } = requireExperiment(command);
  const state = requireState(command);
  if ((change.variant ?? 'A') === 'A') {
    await context.experiments.end(id, context.now);
    return `${name} is over: everybody gets ${state.stable.version}.`;
  }
  const { variant, release } = requireVariant(command);
  if (release.withdrawnAt !== null) throw rolledBack({ variant, release });
  await context.experiments.end(id, context.now);
  return `${name} is over and ${variant} won: ${await makeStable(context, release, { ...state, experiment: null })}`;
}

async function follow(command: RolloutCommand): Promise<string> {
  const { remote, stable, chosenBy } = requireState(command);
  if (chosenBy === null) throw unchanged(`Nobody chose ${remote} ${stable.version}: the next start of the site shows its own release.`);
  await command.context.rollouts.saveChoice(remote, null);
  return `${stable.version} is nobody's choice any more; the next start of the site shows its own release.`;
}

/** Returns the variant that the change names; throws for A and for unknown variants. */
function requireVariant(command: RolloutCommand): ShownVariant {
  const { name, variants } = requireExperiment(command);
  const { variant } = command.change;
  if (!variant) throw wrongField('variant', 'Say which variant');
  if (variant === 'A') throw wrongField('variant', 'A gets what the others leave: give the weight of another one');
  const shown = variants.find((other) => other.variant === variant);
  if (!shown) throw wrongField('variant', `${name} has no variant ${variant}`);
  return shown;
}

function rolledBack({ variant, release }: Pick<ShownVariant, 'variant' | 'release'>) {
  return unchanged(`${release.version}, variant ${variant}, was rolled back: publish a new build of ${variant}, or end the experiment.`);
}
