import type { Health } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

export type ReleaseName = { readonly remote: string; readonly version: string };

/** Says how releases fared in the last hour; in the order asked for. */
export type HealthSource = (releases: readonly ReleaseName[]) => Promise<readonly Health[]>;

const UNKNOWN: Health = { loads: 0, failures: 0, failure_rate_from: null };

/**
 * The port through which the control plane learns how releases fare. The module that counts reports imports
 * FederationModule, injects this, and binds itself in onModuleInit: `this.health.bind((releases) => this.read(releases))`.
 * Until then nothing is known.
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
