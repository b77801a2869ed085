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
  /** A first. Weights as they are now, or were at the end; versions in the order in which they were shown. */
  readonly variants: readonly { readonly variant: string; readonly weight: number; readonly versions: readonly string[] }[];
};

const MOST = 200;

/** Experiments for the modules that count and report. */
@Injectable()
export class ExperimentsReader {
  constructor(private readonly experiments: ExperimentsRepository) {}

  /** Every experiment there was, the newest first. */
  async list(): Promise<readonly ExperimentFacts[]> {
    return this.describe(await this.experiments.findAll(MOST));
  }

  /** Null for one that never was. */
  async find(name: string): Promise<ExperimentFacts | null> {
    const found = await this.experiments.findByName(name);
    const [facts] = found ? await this.describe([found]) : [];
    return facts ?? null;
  }

  /** The one that counts at the moment: a paused one does not. */
  async runningOf(remote: string): Promise<ExperimentFacts | null> {
    const found = await this.experiments.findActive(remote);
    const [facts] = found?.state === 'running' ? await this.describe([found]) : [];
    return facts ?? null;
  }

  private async describe(found: readonly ExperimentEntity[]): Promise<ExperimentFacts[]> {
    const ids = found.map(({ id }) => id);
    const variants = await this.experiments.findVariants(ids);
    const builds = await this.experiments.findBuilds(ids);
    return found.map(({ id, name, remote, state, startedAt, endedAt }) => {
      const own = variants.filter(({ experimentId }) => experimentId === id);
      const versionsOf = (variant: string) =>
        builds.filter((build) => build.experimentId === id && build.variant === variant).map(({ version }) => version);
      const weighted = [{ variant: 'A', weight: stableWeight({ variants: own }) }, ...own];
      const shown = weighted.map(({ variant, weight }) => ({ variant, weight, versions: versionsOf(variant) }));
      return { name, remote, state, startedAt, endedAt, variants: shown };
    });
  }
}
