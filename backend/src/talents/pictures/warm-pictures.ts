import type { CategoriesService } from '../listing/categories.service';
import type { TalentsService } from '../listing/talents.service';
import type { PicturesService } from './pictures.service';
import { allGeneratedPictures, allPicturesOf, findShownPictures, type ShownPicture } from './shown-pictures';

type Log = (line: string) => void;
type Services = { readonly talents: TalentsService; readonly categories: CategoriesService; readonly pictures: PicturesService };

/** Renders the pictures of the home page and of the listing's first pages, so that the first visitor does not wait. */
export async function warmPictures(services: Services, log: Log): Promise<void> {
  await renderTogether(services.pictures, await findShownPictures(services), log);
}

/** Renders every picture of the site, for a host that serves files only; existing files are skipped. */
export async function renderAllPictures(services: Services, log: Log): Promise<void> {
  const { talents, pictures } = services;
  await warmPictures(services, log);
  await renderTogether(pictures, allGeneratedPictures(), log);
  for await (const step of talents.eachVisible()) {
    await renderTogether(
      pictures,
      step.flatMap(({ slug, pictureCount }) => allPicturesOf(slug, pictureCount)),
      log,
    );
  }
}

async function renderTogether(pictures: PicturesService, wanted: readonly ShownPicture[], log: Log): Promise<void> {
  const start = performance.now();
  await Promise.all(wanted.map(({ kind, file }) => pictures.find(kind, file)));
  log(`${wanted.length} pictures ready in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
