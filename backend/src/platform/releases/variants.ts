import { randomBytes } from 'node:crypto';
import { WHOLE_WEIGHT } from '@alltalent/shared/contracts';
import { requireKeptFiles } from './available-releases.service';
import type { RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { requireOwnPages } from './page-owners';
import { requireFit } from './release-fitness';
import type { ActiveExperiment, RemoteState } from './remote-states.repository';
import { percent, unchanged, wrongField } from './rollout-refusals';

export type VariantRequest = {
  readonly experiment: string;
  readonly variant: string;
  readonly weight: number;
  readonly release: ReleaseEntity;
  /** Names of these fields in the caller's request, for errors. */
  readonly fields: { readonly experiment: string; readonly variant: string; readonly weight: string };
};

/** Makes a release a variant of the remote's experiment, or of a new one; returns a summary. */
export async function saveVariant(context: RolloutContext, state: RemoteState | null, request: VariantRequest): Promise<string> {
  const { variant, weight, release, fields } = request;
  if (!state) throw unchanged(`${release.remote} has no stable release to test against: publish and promote one first.`);
  if (variant === 'A') throw wrongField(fields.variant, 'A is the stable release: test another one as B to F');
  requireFree(state, request);
  requireKeptFiles(release);
  requireFit(release.content);
  await requireOwnPages(context, release.content);
  const others = state.experiment?.variants.filter((shown) => shown.variant !== variant) ?? [];
  requireRoom(weight, others, fields.weight);
  const { id, isNew } = await experimentFor(context, state, request);
  await context.experiments.saveVariant({ experimentId: id, variant, weight, releaseId: release.id });
  if (isNew) await context.experiments.noteBuild({ experimentId: id, variant: 'A', releaseId: state.stable.id, since: context.now });
  await context.experiments.noteBuild({ experimentId: id, variant, releaseId: release.id, since: context.now });
  const what = `${release.version} is variant ${variant} of ${request.experiment} with ${percent(weight)}`;
  return isNew ? `${what}; the experiment starts against ${state.stable.version}.` : `${what}.`;
}

/** Throws if the weights of all variants other than A exceed the whole. */
export function requireRoom(weight: number, others: ActiveExperiment['variants'], field: string): void {
  const room = others.reduce((left, other) => left - other.weight, WHOLE_WEIGHT);
  if (weight > room) throw wrongField(field, `At most ${percent(room)} (${room}) is left beside the other variants`);
}

function requireFree(state: RemoteState, { release, variant }: VariantRequest): void {
  const name = `${release.remote} ${release.version}`;
  if (release.id === state.stable.id) throw unchanged(`${name} is the stable release, variant A. Test another build against it.`);
  if (release.withdrawnAt !== null) throw unchanged(`${name} was rolled back: publish a new build.`);
  const shown = state.experiment?.variants.find((other) => other.release.id === release.id);
  if (shown?.variant === variant) throw unchanged(`${name} is variant ${variant} already: change its weight.`);
  if (shown) throw unchanged(`${name} is variant ${shown.variant} already: publish another build as ${variant}.`);
}

async function experimentFor(
  context: RolloutContext,
  state: RemoteState,
  request: VariantRequest,
): Promise<{ id: number; isNew: boolean }> {
  const { remote, experiment } = state;
  const name = request.experiment;
  if (experiment?.name === name) return { id: experiment.id, isNew: false };
  if (experiment) throw unchanged(`${remote} has the experiment ${experiment.name}: end it first.`);
  const isUsed = (await context.experiments.findByName(name)) !== null;
  if (isUsed) throw wrongField(request.fields.experiment, `There was an experiment ${name}: choose a new name`);
  const salt = randomBytes(16).toString('base64url');
  return { id: await context.experiments.insert({ name, remote, salt, startedAt: context.now }), isNew: true };
}
