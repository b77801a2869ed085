import type { Release } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { entriesOf } from '../releases/release-files.service';
import { stateOfServed } from '../releases/served-file';

/** Fetches the entry files of a release as a browser does, and its server bundle. */
@Injectable()
export class ReleaseProbe {
  constructor(private readonly config: AppConfig) {}

  /** True if files of the failing release are missing or changed while those of the good one are served, which rules out the network. */
  async confirms(failing: Release, good: Release): Promise<boolean> {
    if (await this.isServed(failing)) return false;
    return this.isServed(good);
  }

  private async isServed(release: Release): Promise<boolean> {
    const states = await Promise.all(entriesOf(release).map((file) => stateOfServed(file, this.config.publicUrl)));
    return states.every((state) => state === 'there');
  }
}
