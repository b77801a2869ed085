import { assetUrl } from '@alltalent/shared/api';
import type { LandingPerson } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { isStillName } from '../../still/art-still';
import { Still } from '../../still/still';
import css from './marketing-grid.module.css';

const SIZES = '(max-width: 60rem) 46vw, 400px';
const CATEGORY = /^category-([a-z-]+)$/u;
const FEATURED = /^featured-(\d)$/u;

type TilePictureProps = {
  /** 'category-influencer', 'featured-2' (the second of the featured talents) or the name of a still. */
  readonly art: string;
  readonly faces: readonly LandingPerson[];
};

/** Adorns the words on it. */
export function TilePicture({ art, faces }: TilePictureProps) {
  if (isStillName(art)) return <Still name={art} className={css.picture} alt="" sizes={SIZES} />;
  return <Picture className={css.picture} address={addressOf(art, faces)} alt="" width={640} height={800} sizes={SIZES} />;
}

function addressOf(art: string, faces: readonly LandingPerson[]): string {
  const category = CATEGORY.exec(art)?.[1];
  if (category !== undefined) return assetUrl(`categories/${category}-640.webp`);
  const place = FEATURED.exec(art)?.[1];
  return place === undefined ? '' : (faces[Number(place) - 1]?.profile_image ?? '');
}
