import type { Release } from '@alltalent/shared/contracts';
import type { ReleaseCode } from '../../drawing/protocol';
import type { LeftPage } from './draw-outcome';
import { BadFile, type ReadFile, ReleaseFiles } from './release-files';

const MOST_KEPT = 24;

/** The code of server bundles. */
export class ReleaseCodes {
  private readonly files: ReleaseFiles<ReleaseCode>;

  constructor(
    read: ReadFile,
    private readonly publicUrl: string,
    private readonly onFailure: (release: Pick<Release, 'remote' | 'version'>, reason: string) => void,
    now: () => number = Date.now,
  ) {
    this.files = new ReleaseFiles(read, MOST_KEPT, now);
  }

  /** Returns the code of a release, or why there is none. To blame is a release whose file is missing or is not the one that was signed. */
  async of(release: Pick<Release, 'remote' | 'version' | 'base' | 'server'>): Promise<ReleaseCode | LeftPage> {
    const { server, base } = release;
    if (!server) return { left: 'no-bundle', fault: null };
    try {
      return await this.files.get(server, {
        what: 'its server bundle',
        // Browsers find the absolute address, too (publicPath 'auto').
        make: (code) => ({ id: server.integrity, code, base: new URL(base, this.publicUrl).href }),
        onFailure: (reason) => this.onFailure(release, reason),
      });
    } catch (error) {
      return error instanceof BadFile ? { left: 'failed', fault: error.message } : { left: 'unreadable', fault: null };
    }
  }
}
