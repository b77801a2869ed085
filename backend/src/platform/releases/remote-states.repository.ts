import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { inTransaction } from '../../kernel/database/transaction';
import { ExperimentEntity, ExperimentVariantEntity } from './experiment.entity';
import { ReleaseEntity, RolloutEntity } from './federation.entity';
import { RolloutsRepository } from './rollouts.repository';

export type ShownVariant = { readonly variant: string; readonly weight: number; readonly release: ReleaseEntity };

/** A running or paused experiment with its variants other than A. */
export type ActiveExperiment = {
  readonly id: number;
  readonly name: string;
  readonly salt: string;
  readonly isPaused: boolean;
  /** Patterns of the pages that it is about; null: all of the remote. */
  readonly routes: readonly string[] | null;
  readonly variants: readonly ShownVariant[];
};

/** The stored rollout of one remote: stable release, fallback and active experiment. */
export type RemoteState = {
  readonly remote: string;
  readonly stable: ReleaseEntity;
  readonly fallback: ReleaseEntity | null;
  /** Who chose the stable release; null when a start of the site did. */
  readonly chosenBy: string | null;
  /** When and by whom the remote was deleted; null while it is served. */
  readonly deleted: { readonly at: number; readonly by: string } | null;
  readonly experiment: ActiveExperiment | null;
};

@Injectable()
export class RemoteStatesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rollouts: RolloutsRepository,
  ) {}

  /** Reads the revision and all remotes in one transaction, so that both are of the same moment. */
  readAll(): Promise<{ revision: number; remotes: RemoteState[] }> {
    return inTransaction(this.dataSource, async () => ({
      revision: await this.rollouts.revision(),
      remotes: await readStates(this.dataSource.manager, {}),
    }));
  }

  /** Returns the states of all other remotes that are served. */
  async readOthers(remote: string): Promise<RemoteState[]> {
    const states = await readStates(this.dataSource.manager, {});
    return states.filter((state) => state.remote !== remote && state.deleted === null);
  }

  /** Returns the state of a remote; null before its first promotion. */
  async read(remote: string): Promise<RemoteState | null> {
    const [state] = await readStates(this.dataSource.manager, { remote });
    return state ?? null;
  }
}

async function readStates(manager: EntityManager, where: { readonly remote?: string }): Promise<RemoteState[]> {
  const rollouts = await manager.find(RolloutEntity, { where, order: { remote: 'ASC' } });
  const experiments = await manager.findBy(ExperimentEntity, { ...where, activeRemote: Not(IsNull()) });
  const variants = await findVariants(manager, experiments);
  const releases = await findReleases(manager, [
    ...rollouts.flatMap(({ releaseId, fallbackId }) => (fallbackId === null ? [releaseId] : [releaseId, fallbackId])),
    ...variants.map(({ releaseId }) => releaseId),
  ]);
  const activeOf = (remote: string): ActiveExperiment | null => {
    const found = experiments.find(({ activeRemote }) => activeRemote === remote);
    if (!found) return null;
    const own = variants.filter(({ experimentId }) => experimentId === found.id);
    const shown = own.map(({ variant, weight, releaseId }) => ({ variant, weight, release: known(releases, releaseId) }));
    const { id, name, salt, routes } = found;
    return { id, name, salt, routes, isPaused: found.state === 'paused', variants: shown };
  };
  return rollouts.map(({ remote, releaseId, fallbackId, chosenBy, deletedAt, deletedBy }) => ({
    remote,
    chosenBy,
    deleted: deletedAt === null ? null : { at: deletedAt, by: deletedBy ?? '' },
    stable: known(releases, releaseId),
    fallback: fallbackId === null ? null : known(releases, fallbackId),
    experiment: activeOf(remote),
  }));
}

function findVariants(manager: EntityManager, experiments: readonly ExperimentEntity[]): Promise<ExperimentVariantEntity[]> {
  if (experiments.length === 0) return Promise.resolve([]);
  const where = { experimentId: In(experiments.map(({ id }) => id)) };
  return manager.find(ExperimentVariantEntity, { where, order: { variant: 'ASC' } });
}

async function findReleases(manager: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, ReleaseEntity>> {
  const releases = ids.length === 0 ? [] : await manager.findBy(ReleaseEntity, { id: In([...new Set(ids)]) });
  return new Map(releases.map((release) => [release.id, release]));
}

/** Returns a release that a foreign key guarantees to be stored. */
function known(releases: ReadonlyMap<number, ReleaseEntity>, id: number): ReleaseEntity {
  const release = releases.get(id);
  if (!release) throw new Error(`Release ${id} is not stored.`);
  return release;
}
