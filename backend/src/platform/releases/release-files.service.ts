import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Asset, Release } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { FrontDoorsService } from './front-doors.service';
import { type FileState, stateOfServed, stateOfStored } from './served-file';

/** Where front doors serve the release store. */
const STORE_BASE = '/r/';
const MOST_NAMED = 3;

/** Looks for the files of releases, before visitors get one. */
@Injectable()
export class ReleaseFiles {
  constructor(
    private readonly config: AppConfig,
    private readonly doors: FrontDoorsService,
    private readonly log: AppLog,
  ) {}

  /**
   * Returns a sentence about files of a release that are missing or changed, of its entries unless others are named; null when they
   * are there, or when nobody could say: a control plane that reaches no front door still takes orders.
   */
  async problemOf(release: Release, files = entriesOf(release)): Promise<string | null> {
    const hasDoor = (await this.doors.list()).length > 0;
    const looked = await Promise.all(files.map(async (file) => ({ file, state: await this.stateOf(file, hasDoor) })));
    const wrong = looked.filter(({ state }) => state === 'missing' || state === 'changed');
    if (wrong.length > 0) return describe(wrong);
    const { remote, version } = release;
    if (looked.some(({ state }) => state === 'unknown')) this.log.warn('Files of a release could not be looked for', { remote, version });
    return null;
  }

  /** Files of the site are in the folder of releases, or with a front door; a folder without one is another machine's matter. */
  private async stateOf(file: Asset, hasDoor: boolean): Promise<FileState> {
    if (!file.url.startsWith(STORE_BASE)) return stateOfServed(file, this.config.publicUrl);
    const stored = await this.stateInStore(file);
    if (stored === 'there' || !hasDoor) return stored;
    const served = await stateOfServed(file, this.config.publicUrl);
    return served === 'unknown' ? stored : served;
  }

  private async stateInStore({ url, integrity }: Asset): Promise<FileState> {
    const { releaseStore: store } = this.config;
    if (store === null || !existsSync(store)) return 'unknown';
    const path = resolve(store, url.slice(STORE_BASE.length));
    return path.startsWith(store + sep) ? stateOfStored(path, integrity) : 'unknown';
  }
}

/** Returns the files without which no page of a release works: its entry, its exposed modules, its server bundle. */
export function entriesOf({ entry, exposes, server }: Release): readonly Asset[] {
  return [entry, ...exposes.flatMap(({ js, css }) => [...js, ...css]), ...(server ? [server] : [])];
}

/** Returns every file of a release, its server bundle included. */
export function filesOf({ files, server }: Release): readonly Asset[] {
  return [...files, ...(server ? [server] : [])];
}

function describe(wrong: readonly { readonly file: Asset; readonly state: FileState }[]): string {
  const named = wrong.slice(0, MOST_NAMED).map(({ file, state }) => `${file.url} is ${state === 'missing' ? 'missing' : 'another file'}`);
  const rest = wrong.length - named.length;
  return `${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}
