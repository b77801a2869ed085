import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '../releases/release-health';
import { ReleasesService } from '../releases/releases.service';

/** Caches which versions are published; releases are never deleted, so a hit stays valid. */
@Injectable()
export class PublishedReleases {
  private readonly known = new Set<string>();

  constructor(private readonly releases: ReleasesService) {}

  async has({ remote, version }: ReleaseName): Promise<boolean> {
    const key = `${remote} ${version}`;
    if (this.known.has(key)) return true;
    const isPublished = await this.releases.isPublished(remote, version);
    if (isPublished) this.known.add(key);
    return isPublished;
  }
}
