import { Injectable } from '@nestjs/common';
import { FederationRepository } from './federation.repository';

/** What the site serves at the moment, for modules that note it down. */
@Injectable()
export class ReleasesService {
  constructor(private readonly repository: FederationRepository) {}

  /** Promoted version of a remote; null before the first one. */
  promotedVersionOf(remote: string): Promise<string | null> {
    return this.repository.findPromoted(remote);
  }
}
