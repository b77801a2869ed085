import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { ChangesService, type RolloutContext } from './changes.service';
import type { ReleaseEntity } from './federation.entity';
import { prunable } from './kept-releases';
import { ReleaseFileMarksRepository } from './release-file-marks.repository';
import { deleteFolder, folderIn, isLeftFrom, sitePathOf } from './release-folders';
import { ReleasesRepository } from './releases.repository';
import { RemoteStatesRepository } from './remote-states.repository';

/** Deletes the files of releases that are not kept, and their source maps; their records stay. */
@Injectable()
export class ReleasePruning {
  constructor(
    private readonly changes: ChangesService,
    private readonly releases: ReleasesRepository,
    private readonly states: RemoteStatesRepository,
    private readonly marks: ReleaseFileMarksRepository,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Does nothing on a machine without the folder of releases, and with releases on hosts of their own. */
  async prune(): Promise<void> {
    const { releaseStore: store } = this.config;
    if (store === null || !existsSync(store)) return;
    for (const remote of await this.releases.findRemotes()) {
      await this.deleteLeftOvers(store, remote);
      const found = prunable(await this.marks.findWithFiles(remote), await this.states.read(remote), this.clock.now());
      for (const release of found) await this.pruneOne(store, release);
    }
  }

  /** Marks the release first, so that nobody promotes it while its files go. */
  private async pruneOne(store: string, release: ReleaseEntity): Promise<void> {
    const { remote, version, content } = release;
    const folder = folderIn(store, release);
    const path = sitePathOf(content);
    if (folder === null || path === null || !existsSync(folder)) return;
    const revision = await this.changes.make('platform', async (context) => {
      if (!(await this.mayGo(context, release, path))) return null;
      await this.marks.markDeleted(release.id, context.now);
      return { action: 'delete-files', remote, detail: `The files of ${version} are deleted; its record stays.`, isVisible: false };
    });
    if (revision === null) return;
    this.deleteFiles(folder, release);
    this.log.info('The files of an old release were deleted', { remote, version });
  }

  private async mayGo({ states, now }: RolloutContext, release: ReleaseEntity, path: string): Promise<boolean> {
    const { remote, id } = release;
    const found = prunable(await this.marks.findWithFiles(remote), await states.read(remote), now);
    return found.some((other) => other.id === id) && !(await this.marks.isNamedByOther(id, path));
  }

  /** Deletes what a run that broke off has left. A folder that is newer than the mark is a release that is published again. */
  private async deleteLeftOvers(store: string, remote: string): Promise<void> {
    for (const release of await this.marks.findWithoutFiles(remote)) {
      const folder = folderIn(store, release);
      if (folder && isLeftFrom(folder, release.filesDeletedAt ?? 0)) this.deleteFiles(folder, release);
    }
  }

  private deleteFiles(folder: string, { remote, version }: ReleaseEntity): void {
    deleteFolder(folder);
    const maps = folderIn(join(this.config.dataDir, 'source-maps'), { remote, version });
    if (maps) deleteFolder(maps);
  }
}
