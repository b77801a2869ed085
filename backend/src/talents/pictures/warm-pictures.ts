import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../kernel/config/config';
import { openTalents } from '../listing/open-talents';
import { PictureStore } from './picture-store';
import { PicturesService } from './pictures.service';
import { allDrawnPictures, allPicturesOf, findShownPictures, type ShownPicture } from './shown-pictures';

type Log = (line: string) => void;

/** Renders what the home page and the first pages of the listing show, so that the first visitor does not wait for it. */
export async function warmPictures(dataSource: DataSource, config: AppConfig, log: Log): Promise<void> {
  const doors = openTalents(dataSource, config);
  const pictures = new PicturesService(doors.talents, doors.categories, pictureStore(config));
  await renderTogether(pictures, await findShownPictures(doors), log);
}

/** Renders every picture of the site, for a host that serves files alone; what is there already is skipped. */
export async function renderAllPictures(dataSource: DataSource, config: AppConfig, log: Log): Promise<void> {
  await warmPictures(dataSource, config, log);
  const { talents, categories } = openTalents(dataSource, config);
  const pictures = new PicturesService(talents, categories, pictureStore(config));
  await renderTogether(pictures, allDrawnPictures(), log);
  for await (const step of talents.eachVisible()) {
    await renderTogether(
      pictures,
      step.flatMap(({ slug, pictureCount }) => allPicturesOf(slug, pictureCount)),
      log,
    );
  }
}

function pictureStore(config: AppConfig): PictureStore {
  return new PictureStore(path.join(config.dataDir, 'media'));
}

async function renderTogether(pictures: PicturesService, wanted: readonly ShownPicture[], log: Log): Promise<void> {
  const start = performance.now();
  await Promise.all(wanted.map(({ kind, file }) => pictures.find(kind, file)));
  log(`${wanted.length} pictures ready in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
