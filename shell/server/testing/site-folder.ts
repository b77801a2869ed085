import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FrontDoorConfig, loadFrontDoorConfig } from '../config';

export const SECRET_KEY = 'a-key-of-tests-that-is-long-enough-for-one';

/** Folder of a front door under test: an empty shell, and space for releases and state. */
export type SiteFolder = { readonly folder: string; readonly config: FrontDoorConfig; remove(): void };

export function makeSiteFolder(env: Readonly<Record<string, string>> = {}): SiteFolder {
  const folder = mkdtempSync(join(tmpdir(), 'front-door-'));
  const shellDir = join(folder, 'shell');
  mkdirSync(shellDir);
  writeFileSync(join(shellDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(shellDir, 'assets.json'), JSON.stringify({ early: 'early();', scripts: [], styles: [], fonts: [] }));
  const config = loadFrontDoorConfig({ DATA_DIR: folder, SHELL_DIR: shellDir, SECRET_KEY, PAGES_DRAWN_BY: 'browser', ...env });
  return { folder, config, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
