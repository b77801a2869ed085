import type { Rollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { toRollout } from './registry.service';
import { ReleasesRepository } from './releases.repository';
import { type RemoteState, RemoteStatesRepository } from './remote-states.repository';

/** Read access to what visitors currently get, for other modules. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly states: RemoteStatesRepository,
    private readonly releases: ReleasesRepository,
  ) {}

  /** Returns the stable version of a remote; null before the first one, and for a deleted remote. */
  async promotedVersionOf(remote: string): Promise<string | null> {
    return (await this.findServed(remote))?.stable.version ?? null;
  }

  /** Returns the rollout of a remote; null before its first promotion, and for a deleted remote. */
  async rolloutOf(remote: string): Promise<Rollout | null> {
    const state = await this.findServed(remote);
    return state && toRollout(state);
  }

  private async findServed(remote: string): Promise<RemoteState | null> {
    const state = await this.states.read(remote);
    return state?.deleted ? null : state;
  }

  async isPublished(remote: string, version: string): Promise<boolean> {
    return (await this.releases.find(remote, version)) !== null;
  }
}
