import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../build/packages';
import { addTree, removeTree } from '../impact/scratch-tree';
import { comparePictures, type Difference } from './compare-pictures';
import { writePictureReport } from './picture-report';
import { buildGallery, buildGalleryOf } from './storybook';
import { takePictures } from './take-pictures';

const FOLDER = join(ROOT, '.data/gallery');

export type Comparison = { readonly report: string; readonly differences: readonly Difference[] };

/** Compares the stories of this working tree with those of a commit, or with a folder of kept pictures. */
export async function compareGallery(chromium: string, base: string | undefined): Promise<Comparison> {
  const before = base !== undefined && isFolder(base) ? resolve(base) : await picturesOfCommit(commitOf(base), chromium);
  const after = await picturesOfTree(chromium);
  const folder = join(FOLDER, 'compared');
  rmSync(folder, { recursive: true, force: true });
  const differences = await comparePictures(before, after, join(folder, 'difference'));
  const title = `The gallery, compared with ${base ?? 'main'}`;
  return { report: writePictureReport({ folder, before, after, differences, title }), differences };
}

/** Takes pictures of the stories of this working tree. Returns their folder. */
export async function picturesOfTree(chromium: string, into = join(FOLDER, 'pictures')): Promise<string> {
  await takePictures(await buildGallery(), into, chromium);
  return into;
}

/** Returns the folder with pictures of a commit's stories: taken by this browser on this machine, or kept from the last time. */
async function picturesOfCommit(commit: string, chromium: string): Promise<string> {
  const folder = join(FOLDER, 'commits', commit);
  if (existsSync(folder)) return folder;
  const tree = join(FOLDER, `tree-${commit}`);
  if (!existsSync(tree)) addTree(tree, commit);
  try {
    if (!existsSync(join(tree, 'shared/gallery'))) throw new Error(`${commit.slice(0, 8)} has no gallery yet.`);
    const built = join(FOLDER, `built-${commit}`);
    await buildGalleryOf(tree, built);
    await takePictures(built, `${folder}.part`, chromium);
    rmSync(built, { recursive: true });
    renameSync(`${folder}.part`, folder);
  } finally {
    removeTree(tree);
  }
  return folder;
}

/** Returns the full name of a commit; without one, of the last that this branch has in common with main. */
function commitOf(base: string | undefined): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (base === undefined) return git('merge-base', 'HEAD', 'main').trim();
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).trim();
  } catch {
    throw new Error(`There is no commit ${base ?? 'main'} here, and no folder of this name.`);
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
