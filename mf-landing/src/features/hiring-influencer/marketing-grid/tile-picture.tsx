import { assetUrl } from '@alltalent/shared/api';
import { isUploadedName, type LandingPerson } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { isStillName } from '../../../domain/still/art-still';
import { Still } from '../../../domain/still/still';
import css from './marketing-grid.module.css';

const SIZES = '(max-width: 60rem) 46vw, 400px';
const CATEGORY = /^category-([a-z-]+)$/u;
const FEATURED = /^featured-(\d)$/u;

type TilePictureProps = {
  /** 'category-influencer', 'featured-2' (the second of the featured talents) or the name of a still. */
  readonly art: string;
  /** What an uploaded picture shows; drawings only adorn. */
  readonly alt: string | undefined;
  readonly faces: readonly LandingPerson[];
};

/** Picture behind the text of a tile. */
export function TilePicture({ art, alt = '', faces }: TilePictureProps) {
  if (isStillName(art)) return <Still name={art} className={css.picture} alt={isUploadedName(art) ? alt : ''} sizes={SIZES} />;
  const place = FEATURED.exec(art)?.[1];
  const shown = { alt: '', width: 640, height: 800, sizes: SIZES };
  if (place === undefined) return <Picture className={css.picture} src={categoryPicture(art)} {...shown} />;
  const url = faces[Number(place) - 1]?.profile_image ?? '';
  return <Picture className={joinClasses(css.picture, css.portrait)} src={url} {...shown} />;
}

/** Returns the picture of a category; '' for an unknown name, so that the text stands without a picture. */
function categoryPicture(art: string): string {
  const category = CATEGORY.exec(art)?.[1];
  return category === undefined ? '' : assetUrl(`categories/${category}-640.webp`);
}
