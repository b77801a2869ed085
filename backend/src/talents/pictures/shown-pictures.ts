import { LIMITS, PICTURE_WIDTHS } from '@alltalent/shared/contracts';
import { SCENE_NAMES, STILL_NAMES } from '@alltalent/posters';
import { HIDDEN_PICTURES } from '../schema/pictures';
import type { CategoriesService } from '../listing/categories.service';
import type { TalentsService } from '../listing/talents.service';
import { formatPictureName, type PictureFormat, type PictureWidth } from './picture-name';
import type { PictureKind } from './pictures.service';

export type ShownPicture = { readonly kind: PictureKind; readonly file: string };

const FORMATS: readonly PictureFormat[] = ['avif', 'webp'];
const FEATURED = 12;
const FIRST_PAGES = 2;
const SMALL_WIDTHS: readonly PictureWidth[] = [640, 320];

/** Stills on the first screens of the campaign pages. */
const COLLAGE = ['bottle', 'plate-tall', 'jhumka', 'kurta-ink', 'bag'];
const COVER_WIDTHS: readonly PictureWidth[] = [1280, 640];

type Services = { readonly talents: TalentsService; readonly categories: CategoriesService };

/** Lists what a first visitor sees: wall, first pages of the listing, categories, hidden cards and the campaigns' covers. */
export async function findShownPictures({ talents, categories }: Services): Promise<ShownPicture[]> {
  const featured = await talents.featured(FEATURED);
  const newest = await talents.newestVisible(LIMITS.talentsPerPage * FIRST_PAGES);
  const [lead] = featured;
  const slugs = new Set([...featured, ...newest].map((card) => card.slug));
  const stills = await categories.categories();
  return [
    ...[...slugs].flatMap((slug) => filesOf('posters', `${slug}-0`, SMALL_WIDTHS)),
    // Phones show the first picture full width, at three device pixels per CSS pixel.
    ...(lead ? filesOf('posters', `${lead.slug}-0`, [1280]) : []),
    ...stills.flatMap(({ slug }) => filesOf('categories', slug, SMALL_WIDTHS)),
    ...Array.from({ length: HIDDEN_PICTURES }, (_, index) => filesOf('hidden', String(index), SMALL_WIDTHS)).flat(),
    ...filesOf('scenes', 'sunrise', COVER_WIDTHS),
    ...COLLAGE.flatMap((name) => filesOf('stills', name, SMALL_WIDTHS)),
  ];
}

/** Lists every picture of a talent in every size, and the preview of links to the profile. */
export function allPicturesOf(slug: string, pictureCount: number): ShownPicture[] {
  const link: ShownPicture = { kind: 'posters', file: formatPictureName({ stem: `${slug}-0`, width: 1280, format: 'jpg' }) };
  return [link, ...Array.from({ length: pictureCount }, (_, variant) => filesOf('posters', `${slug}-${variant}`, PICTURE_WIDTHS)).flat()];
}

/** Lists every still life and scene in every size. */
export function allGeneratedPictures(): ShownPicture[] {
  return [
    ...STILL_NAMES.flatMap((name) => filesOf('stills', name, PICTURE_WIDTHS)),
    ...SCENE_NAMES.flatMap((name) => filesOf('scenes', name, PICTURE_WIDTHS)),
  ];
}

function filesOf(kind: PictureKind, stem: string, widths: readonly PictureWidth[]): ShownPicture[] {
  return widths.flatMap((width) => FORMATS.map((format) => ({ kind, file: formatPictureName({ stem, width, format }) })));
}
