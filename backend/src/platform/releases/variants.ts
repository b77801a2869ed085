import { randomBytes } from 'node:crypto';
import { WHOLE_WEIGHT } from '@alltalent/shared/contracts';
import type { RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import type { ActiveExperiment, RemoteState } from './remote-states.repository';
import { percent, unchanged, wrongField } from './rollout-refusals';
import { requireTestable } from './tested-routes';
import { requireServable } from './servable-release';

export type VariantRequest = {
  readonly experiment: string;
  readonly variant: string;
  readonly weight: number;
  readonly release: ReleaseEntity;
  /** Patterns of the pages that a new experiment is about; undefined: those of its plan, or all of the remote. */
  readonly routes: readonly string[] | undefined;
  /** Names of these fields in the caller's request, for errors. */
  readonly fields: { readonly experiment: string; readonly variant: string; readonly weight: string; readonly routes: string };
};

/** Makes a release a variant of the remote's experiment, or of a new one; returns a summary. */
export async function saveVariant(context: RolloutContext, state: RemoteState | null, request: VariantRequest): Promise<string> {
  const { variant, weight, release, fields } = request;
  if (!state) throw unchanged(`${release.remote} has no stable release to test against: publish and promote one first.`);
  if (variant === 'A') throw wrongField(fields.variant, 'A is the stable release: test another one as B to F');
  requireFree(state, request);
  await requireServable(context, release);
  const others = state.experiment?.variants.filter((shown) => shown.variant !== variant) ?? [];
  requireRoom(weight, others, fields.weight);
  const { id, isNew, routes } = await experimentFor(context, state, request);
  requireTestable(routes, [state.stable.content, release.content], fields.routes);
  await context.experiments.saveVariant({ experimentId: id, variant, weight, releaseId: release.id });
  if (isNew) await context.experiments.noteBuild({ experimentId: id, variant: 'A', releaseId: state.stable.id, since: context.now });
  await context.experiments.noteBuild({ experimentId: id, variant, releaseId: release.id, since: context.now });
  const what = `${release.version} is variant ${variant} of ${request.experiment} with ${percent(weight)}`;
  const about = routes === null ? '' : ` and is about ${routes.join(', ')}`;
  return isNew ? `${what}; the experiment starts against ${state.stable.version}${about}.` : `${what}.`;
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

type FoundExperiment = { readonly id: number; readonly isNew: boolean; readonly routes: readonly string[] | null };

async function experimentFor(context: RolloutContext, state: RemoteState, request: VariantRequest): Promise<FoundExperiment> {
  const { remote, experiment } = state;
  const { experiment: name, fields } = request;
  if (experiment?.name === name) {
    if (request.routes && !areSame(request.routes, experiment.routes))
      throw wrongField(fields.routes, aboutOthers(name, experiment.routes));
    return { id: experiment.id, isNew: false, routes: experiment.routes };
  }
  if (experiment) throw unchanged(`${remote} has the experiment ${experiment.name}: end it first.`);
  const isUsed = (await context.experiments.findByName(name)) !== null;
  if (isUsed) throw wrongField(fields.experiment, `There was an experiment ${name}: choose a new name`);
  const planned = await context.experiments.findPlannedRoutes(remote, name);
  if (request.routes && planned && !areSame(request.routes, planned)) throw wrongField(fields.routes, aboutOthers(name, planned));
  const routes = [...(request.routes ?? planned ?? [])];
  const salt = randomBytes(16).toString('base64url');
  const row = { name, remote, salt, routes: routes.length === 0 ? null : routes, startedAt: context.now };
  return { id: await context.experiments.insert(row), isNew: true, routes: row.routes };
}

function areSame(one: readonly string[], other: readonly string[] | null): boolean {
  return other !== null && [...one].sort().join() === [...other].sort().join();
}

function aboutOthers(name: string, routes: readonly string[] | null): string {
  return `${name} is about ${routes === null ? 'all pages' : routes.join(', ')}: the pages of a test are settled before it starts`;
}
