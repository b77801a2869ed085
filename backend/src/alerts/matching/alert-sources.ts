import type { SavedSearchKind } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { AlertSource } from './alert-source';
import { JobAlerts } from './job-alerts';
import { TalentAlerts } from './talent-alerts';

@Injectable()
export class AlertSources {
  private readonly sources: Readonly<Record<SavedSearchKind, AlertSource>>;

  constructor(talents: TalentAlerts, jobs: JobAlerts) {
    this.sources = { talents, jobs };
  }

  of(kind: SavedSearchKind): AlertSource {
    return this.sources[kind];
  }
}
