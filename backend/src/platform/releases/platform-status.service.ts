import {
  type AuditInput,
  type AuditResponse,
  callsOfContext,
  type PlatformStatusResponse,
  type ReleaseStatus,
  type RemoteStatus,
  type SquadStatus,
  WHOLE_WEIGHT,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ExperimentsRepository } from './experiments.repository';
import type { ReleaseEntity } from './federation.entity';
import { FrontDoorsService } from './front-doors.service';
import { PlatformAuditRepository } from './platform-audit.repository';
import { stableWeight } from './registry.service';
import { Owners } from './owners';
import { restorableUntil } from './remote-deletion';
import { ReleaseHealth } from './release-health';
import { ReleasesRepository } from './releases.repository';
import { type RemoteState, RemoteStatesRepository } from './remote-states.repository';

const RELEASES_SHOWN = 10;
const ENTRIES_AT_ONCE = 50;

export type Placed = Pick<ReleaseStatus, 'place' | 'weight'> & { readonly release: ReleaseEntity };

/** Status of remotes, releases and front doors for the platform pages. */
@Injectable()
export class PlatformStatusService {
  constructor(
    private readonly states: RemoteStatesRepository,
    private readonly releases: ReleasesRepository,
    private readonly experiments: ExperimentsRepository,
    private readonly audit: PlatformAuditRepository,
    private readonly health: ReleaseHealth,
    private readonly frontDoors: FrontDoorsService,
    private readonly owners: Owners,
  ) {}

  async read(): Promise<PlatformStatusResponse> {
    const [{ revision, remotes }, published] = await Promise.all([this.states.readAll(), this.releases.findRemotes()]);
    const states = new Map<string, RemoteState | null>(published.map((remote) => [remote, null]));
    for (const state of remotes) states.set(state.remote, state);
    const shown = await Promise.all([...states].map(([remote, state]) => this.statusOf(remote, state)));
    return { revision, front_doors: await this.frontDoors.list(), remotes: shown };
  }

  async readAudit({ remote, before }: AuditInput): Promise<AuditResponse> {
    const entries = await this.audit.find({ remote, before, most: ENTRIES_AT_ONCE });
    return { entries: entries.map(({ happenedAt, ...entry }) => ({ ...entry, at: happenedAt })) };
  }

  /** Returns the status of a remote; `state` is null while the remote has candidates only. */
  private async statusOf(remote: string, state: RemoteState | null): Promise<RemoteStatus> {
    const used = state ? inUse(state) : [];
    const placed = [...used, ...(await this.others(remote, used))].slice(0, RELEASES_SHOWN);
    const health = await this.health.of(placed.map(({ release: { version } }) => ({ remote, version })));
    const experiment = state?.experiment ?? null;
    return {
      remote,
      chosen_by: state?.chosenBy ?? null,
      deleted: state?.deleted ? { ...state.deleted, restorable_until: restorableUntil(state.deleted.at) } : null,
      squad: this.squadStatusOf(remote),
      pages: state?.stable.content.routes.map(({ pattern }) => pattern) ?? [],
      experiment: experiment && { name: experiment.name, state: experiment.isPaused ? 'paused' : 'running' },
      releases: placed.map(({ release, place, weight }, index) => ({
        version: release.version,
        published_at: release.publishedAt,
        place,
        weight,
        record: release.record,
        files_deleted_at: release.filesDeletedAt,
        health: health[index] ?? { loads: 0, failures: 0, draw_failures: 0, failure_rate_from: null },
      })),
    };
  }

  private squadStatusOf(remote: string): SquadStatus | null {
    const squad = this.owners.squadOf(remote);
    return squad && { ...squad, calls: squad.contexts.flatMap(callsOfContext) };
  }

  private async others(remote: string, inUseNow: readonly Placed[]): Promise<Placed[]> {
    const used = new Set(inUseNow.map(({ release }) => release.id));
    const newest = (await this.releases.findNewest(remote, RELEASES_SHOWN + used.size)).filter(({ id }) => !used.has(id));
    const shown = await this.experiments.findShown(newest.map(({ id }) => id));
    return newest.map((release) => ({ release, weight: 0, place: placeOf(release, shown) }));
  }
}

/** Returns the releases visitors can get, none of a deleted remote; a variant that is also the fallback is listed as the variant. */
export function inUse({ stable, fallback, experiment, deleted }: RemoteState): Placed[] {
  if (deleted !== null) return [];
  const variants = experiment?.variants ?? [];
  const isVariant = variants.some(({ release }) => release.id === fallback?.id);
  return [
    { release: stable, place: experiment ? 'A' : 'stable', weight: experiment ? stableWeight(experiment) : WHOLE_WEIGHT },
    ...variants.map(({ release, variant, weight }) => ({ release, place: variant, weight })),
    ...(fallback && !isVariant ? [{ release: fallback, place: 'fallback', weight: 0 }] : []),
  ];
}

function placeOf({ id, stableAt, withdrawnAt }: ReleaseEntity, shown: ReadonlySet<number>): string {
  if (withdrawnAt !== null) return 'withdrawn';
  return stableAt !== null || shown.has(id) ? 'former' : 'candidate';
}
