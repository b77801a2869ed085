import type { Registry } from '@alltalent/shared/contracts';
import { Backends } from '../proxy/backends';
import { PolledRegistry } from '../registry/polled-registry';
import type { RegistryOptions } from '../registry/registry-source';
import { ControlPlane } from './control-plane';
import { aRegistry, aRollout } from './remote-record';
import { makeSiteFolder, type SiteFolder } from './site-folder';

/** A control plane and a front door's folder, created for each test of the file. */
export class RegistryRig {
  plane = new ControlPlane();
  site!: SiteFolder;
  now = 0;
  lines: Record<string, unknown>[] = [];

  constructor() {
    beforeEach(async () => {
      [this.plane, this.site, this.now, this.lines] = [new ControlPlane(), makeSiteFolder(), Date.now(), []];
      await this.plane.start();
    });
    afterEach(async () => {
      await this.plane.kill();
      this.site.remove();
    });
  }

  /** Creates the polled registry under test; its log goes to `lines`. */
  source(changes: Partial<RegistryOptions> = {}): PolledRegistry {
    const log = { info: () => undefined, warn: (context: object) => this.lines.push(context as Record<string, unknown>) };
    const options = { stateDir: this.site.folder, publicKeys: [], origins: ['https://site.example'], log, now: () => this.now };
    return new PolledRegistry(new Backends([this.plane.url]), { ...options, ...changes });
  }

  eventsOf(name: string): Record<string, unknown>[] {
    return this.lines.filter(({ event }) => event === name);
  }
}

export const at = (revision: number, changes: Partial<Registry> = {}): Registry => aRegistry([aRollout()], { revision, ...changes });
