import { WORST_FAILURE_RATE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { inUse } from './platform-status.service';
import { ReleaseHealth } from './release-health';
import { RemoteStatesRepository } from './remote-states.repository';

/** Finds releases that visitors get and that fail too often. */
@Injectable()
export class ReleasesInTroubleService {
  constructor(
    private readonly states: RemoteStatesRepository,
    private readonly health: ReleaseHealth,
  ) {}

  /** Returns names of releases, 'mf_jobs 1.4.2', that failed in the last hour more often than is allowed, by the lower bound of the rate. */
  async find(): Promise<string[]> {
    const { remotes } = await this.states.readAll();
    const used = remotes.flatMap((state) => inUse(state).map(({ release, weight }) => ({ remote: state.remote, release, weight })));
    const shown = used.filter(({ weight }) => weight > 0).map(({ remote, release: { version } }) => ({ remote, version }));
    const health = await this.health.of(shown);
    return shown
      .filter((_release, index) => (health[index]?.failure_rate_from ?? 0) > WORST_FAILURE_RATE)
      .map(({ remote, version }) => `${remote} ${version}`);
  }
}
