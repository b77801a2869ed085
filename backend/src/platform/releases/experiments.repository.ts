import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ExperimentBuildEntity, ExperimentEntity, type ExperimentState, ExperimentVariantEntity } from './experiment.entity';
import { ExperimentPlanEntity } from './experiment-plan.entity';
import { ReleaseEntity } from './federation.entity';

export type NewExperiment = Pick<ExperimentEntity, 'name' | 'remote' | 'salt' | 'routes' | 'startedAt'>;
export type Build = { readonly experimentId: number; readonly variant: string; readonly version: string };

@Injectable()
export class ExperimentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByName(name: string): Promise<ExperimentEntity | null> {
    return this.dataSource.manager.findOneBy(ExperimentEntity, { name });
  }

  /** Returns the running or paused experiment of a remote. */
  findActive(remote: string): Promise<ExperimentEntity | null> {
    return this.dataSource.manager.findOneBy(ExperimentEntity, { activeRemote: remote });
  }

  /** Returns the pages that an experiment is planned for; null for all, and without a plan. */
  async findPlannedRoutes(remote: string, experiment: string): Promise<string[] | null> {
    return (await this.dataSource.manager.findOneBy(ExperimentPlanEntity, { remote, experiment }))?.routes ?? null;
  }

  /** The newest first. */
  findAll(most: number): Promise<ExperimentEntity[]> {
    return this.dataSource.manager.find(ExperimentEntity, { order: { id: 'DESC' }, take: most });
  }

  findVariants(experimentIds: readonly number[]): Promise<ExperimentVariantEntity[]> {
    if (experimentIds.length === 0) return Promise.resolve([]);
    const where = { experimentId: In([...experimentIds]) };
    return this.dataSource.manager.find(ExperimentVariantEntity, { where, order: { variant: 'ASC' } });
  }

  /** Returns builds of experiments in the order in which they were shown. */
  async findBuilds(experimentIds: readonly number[]): Promise<Build[]> {
    if (experimentIds.length === 0) return [];
    const { manager } = this.dataSource;
    const builds = await manager.find(ExperimentBuildEntity, { where: { experimentId: In([...experimentIds]) }, order: { id: 'ASC' } });
    const ids = [...new Set(builds.map(({ releaseId }) => releaseId))];
    const releases = await manager.find(ReleaseEntity, { select: { id: true, version: true }, where: { id: In(ids) } });
    const versionOf = new Map(releases.map(({ id, version }) => [id, version]));
    return builds.map(({ experimentId, variant, releaseId }) => ({ experimentId, variant, version: versionOf.get(releaseId) ?? '' }));
  }

  /** Returns the ids of those releases that were ever a variant. */
  async findShown(releaseIds: readonly number[]): Promise<ReadonlySet<number>> {
    const builds = await this.dataSource.manager.findBy(ExperimentBuildEntity, { releaseId: In([...releaseIds]) });
    return new Set(builds.map(({ releaseId }) => releaseId));
  }

  async insert(experiment: NewExperiment): Promise<number> {
    const row = { ...experiment, activeRemote: experiment.remote, state: 'running' as const, endedAt: null };
    return (await this.dataSource.manager.save(ExperimentEntity, row)).id;
  }

  async setState(id: number, state: Exclude<ExperimentState, 'ended'>): Promise<void> {
    await this.dataSource.manager.update(ExperimentEntity, { id }, { state });
  }

  async end(id: number, endedAt: number): Promise<void> {
    await this.dataSource.manager.update(ExperimentEntity, { id }, { state: 'ended', activeRemote: null, endedAt });
  }

  async saveVariant(variant: ExperimentVariantEntity): Promise<void> {
    await this.dataSource.manager.upsert(ExperimentVariantEntity, variant, ['experimentId', 'variant']);
  }

  /** Records that a variant is shown as this release from `since` on. */
  async noteBuild(build: Omit<ExperimentBuildEntity, 'id'>): Promise<void> {
    await this.dataSource.manager.insert(ExperimentBuildEntity, build);
  }
}
