import type { Health } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

export type ReleaseName = { readonly remote: string; readonly version: string };

/** Returns the health of releases in the last hour, in the order of `releases`. */
export type HealthSource = (releases: readonly ReleaseName[]) => Promise<readonly Health[]>;

const UNKNOWN: Health = { loads: 0, failures: 0, draw_failures: 0, failure_rate_from: null };

/**
 * The port through which the control plane reads the health of releases. The module that counts page loads imports
 * FederationModule and binds its source in onModuleInit; until then the health is unknown.
 */
@Injectable()
export class ReleaseHealth {
  private source: HealthSource = (releases) => Promise.resolve(releases.map(() => UNKNOWN));

  bind(source: HealthSource): void {
    this.source = source;
  }

  of(releases: readonly ReleaseName[]): Promise<readonly Health[]> {
    return this.source(releases);
  }
}
