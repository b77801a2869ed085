import type { LandingPerson } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { TILE_SIZES } from './film-still';
import { TileCaption } from './tile-caption';
import css from './video-strip.module.css';

/** Tile of a person without a film: the poster, and the name that links to the profile. */
export function ProfileTile({ person }: { readonly person: LandingPerson }) {
  return (
    <figure className={css.figure}>
      <div className={css.frame}>
        <Picture
          className={joinClasses(css.still, css.poster)}
          src={person.profile_image}
          alt={person.picture_alt ?? ''}
          width={640}
          height={800}
          sizes={TILE_SIZES}
        />
      </div>
      <TileCaption person={person} />
    </figure>
  );
}
