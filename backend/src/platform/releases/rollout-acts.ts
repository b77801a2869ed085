import type { RolloutAction } from '@alltalent/shared/contracts';
import { goBack, makeStable, promote, renewFallback } from './promotion';
import type { ShownVariant } from './remote-states.repository';
import { type Order, requireExperiment, requireRelease, requireState, type RolloutAct } from './rollout-order';
import { percent, unchanged, wrongField } from './rollout-refusals';
import { putVariant, requireRoom } from './variants';

const FIELDS = { experiment: 'experiment', variant: 'variant', weight: 'weight' };

/** What each action of changeRollout does. */
export const ROLLOUT_ACTS: Readonly<Record<RolloutAction, RolloutAct>> = { promote, experiment, weight, rollback, pause, resume, end };

async function experiment(order: Order): Promise<string> {
  const { desk, state, change } = order;
  if (!change.experiment) throw wrongField('experiment', 'Say which experiment');
  if (!change.variant) throw wrongField('variant', 'Say which variant: B to F');
  if (change.weight === undefined) throw wrongField('weight', 'Say how much of all it gets');
  const release = await requireRelease(order);
  const { experiment: name, variant, weight: share } = change;
  return putVariant(desk, state, { experiment: name, variant, weight: share, release, fields: FIELDS });
}

async function weight(order: Order): Promise<string> {
  const { id, name, variants } = requireExperiment(order);
  const shown = requireVariant(order);
  const { weight: share } = order.change;
  if (share === undefined) throw wrongField('weight', 'Say how much of all it gets');
  if (share === shown.weight) throw unchanged(`Variant ${shown.variant} of ${name} has ${percent(share)} already.`);
  if (shown.release.withdrawnAt !== null) throw rolledBack(shown);
  const others = variants.filter((other) => other !== shown);
  requireRoom(share, others, 'weight');
  await order.desk.experiments.putVariant({ experimentId: id, variant: shown.variant, weight: share, releaseId: shown.release.id });
  return `Variant ${shown.variant} of ${name} gets ${percent(share)} instead of ${percent(shown.weight)}.`;
}

async function rollback(order: Order): Promise<string> {
  const { desk } = order;
  const state = requireState(order);
  const active = state.experiment;
  if (!active || active.isPaused) return goBack(desk, state);
  await desk.experiments.end(active.id, desk.now);
  const releases = active.variants.map(({ release }) => release);
  await desk.releases.withdraw(
    releases.map(({ id }) => id),
    desk.now,
  );
  await renewFallback(desk, state.remote, state.stable.id);
  const gone = releases.map(({ version }) => version).join(', ');
  return `${active.name} is over and ${gone} withdrawn; everybody gets ${state.stable.version}.`;
}

async function pause(order: Order): Promise<string> {
  const { id, name, isPaused } = requireExperiment(order);
  if (isPaused) throw unchanged(`${name} is paused already.`);
  await order.desk.experiments.setState(id, 'paused');
  return `${name} is paused: everybody gets ${requireState(order).stable.version}.`;
}

async function resume(order: Order): Promise<string> {
  const { id, name, isPaused, variants } = requireExperiment(order);
  if (!isPaused) throw unchanged(`${name} is running.`);
  const bad = variants.find(({ release }) => release.withdrawnAt !== null);
  if (bad) throw rolledBack(bad);
  await order.desk.experiments.setState(id, 'running');
  return `${name} goes on.`;
}

async function end(order: Order): Promise<string> {
  const { desk, change } = order;
  const { id, name } = requireExperiment(order);
  const state = requireState(order);
  if ((change.variant ?? 'A') === 'A') {
    await desk.experiments.end(id, desk.now);
    return `${name} is over: everybody gets ${state.stable.version}.`;
  }
  const { variant, release } = requireVariant(order);
  if (release.withdrawnAt !== null) throw rolledBack({ variant, release });
  await desk.experiments.end(id, desk.now);
  return `${name} is over and ${variant} won: ${await makeStable(desk, release, { ...state, experiment: null })}`;
}

/** The variant the change names, other than A. */
function requireVariant(order: Order): ShownVariant {
  const { name, variants } = requireExperiment(order);
  const { variant } = order.change;
  if (!variant) throw wrongField('variant', 'Say which variant');
  if (variant === 'A') throw wrongField('variant', 'A gets what the others leave: give the weight of another one');
  const shown = variants.find((other) => other.variant === variant);
  if (!shown) throw wrongField('variant', `${name} has no variant ${variant}`);
  return shown;
}

function rolledBack({ variant, release }: Pick<ShownVariant, 'variant' | 'release'>) {
  return unchanged(`${release.version}, variant ${variant}, was rolled back: publish a new build of ${variant}, or end the experiment.`);
}
