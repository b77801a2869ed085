import { Injectable } from '@nestjs/common';
import type { ExperimentEntity, ExperimentState } from './experiment.entity';
import { ExperimentsRepository } from './experiments.repository';
import { stableWeight } from './registry.service';

export type ExperimentFacts = {
  readonly name: string;
  readonly remote: string;
  readonly state: ExperimentState;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Patterns of the pages that it is about; null: all of the remote. */
  readonly routes: readonly string[] | null;
  /** Variants, A first. Weights are the current or final ones; versions are in the order in which they were shown. */
  readonly variants: readonly { readonly variant: string; readonly weight: number; readonly versions: readonly string[] }[];
};

const MOST = 200;

/** Read access to experiments for the modules that count exposures and show results. */
@Injectable()
export class ExperimentsReader {
  constructor(private readonly experiments: ExperimentsRepository) {}

  /** Returns the 200 newest experiments, the newest first. */
  async list(): Promise<readonly ExperimentFacts[]> {
    return this.describe(await this.experiments.findAll(MOST));
  }

  /** Returns an experiment by its name; null if there never was one. */
  async find(name: string): Promise<ExperimentFacts | null> {
    const found = await this.experiments.findByName(name);
    const [facts] = found ? await this.describe([found]) : [];
    return facts ?? null;
  }

  /** Returns the running experiment of a remote; null if there is none or it is paused. */
  async runningOf(remote: string): Promise<ExperimentFacts | null> {
    const found = await this.experiments.findActive(remote);
    const [facts] = found?.state === 'running' ? await this.describe([found]) : [];
    return facts ?? null;
  }

  private async describe(found: readonly ExperimentEntity[]): Promise<ExperimentFacts[]> {
    const ids = found.map(({ id }) => id);
    const variants = await this.experiments.findVariants(ids);
    const builds = await this.experiments.findBuilds(ids);
    return found.map(({ id, name, remote, state, startedAt, endedAt, routes }) => {
      const own = variants.filter(({ experimentId }) => experimentId === id);
      const versionsOf = (variant: string) =>
        builds.filter((build) => build.experimentId === id && build.variant === variant).map(({ version }) => version);
      const weighted = [{ variant: 'A', weight: stableWeight({ variants: own }) }, ...own];
      const shown = weighted.map(({ variant, weight }) => ({ variant, weight, versions: versionsOf(variant) }));
      return { name, remote, state, startedAt, endedAt, routes, variants: shown };
    });
  }
}
