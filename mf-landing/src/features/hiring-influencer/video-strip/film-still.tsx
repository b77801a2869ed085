import { assetUrl } from '@alltalent/shared/api';
import type { LandingPerson } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { useState } from 'react';
import css from './video-strip.module.css';

/** Six in a row on wide screens, two on phones. */
export const TILE_SIZES = '(max-width: 48rem) 11rem, 17vw';

/** What a film begins with; the person's poster where it does not come. */
export function FilmStill({ person: { clip, profile_image } }: { readonly person: LandingPerson }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <Picture className={joinClasses(css.still, css.poster)} src={profile_image} alt="" width={640} height={800} sizes={TILE_SIZES} />
    );
  return (
    <picture>
      <source type="image/avif" srcSet={assetUrl(`clips/${clip}.avif`)} />
      <img
        className={css.still}
        src={assetUrl(`clips/${clip}.webp`)}
        alt=""
        width="480"
        height="600"
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
