import type { LandingPerson } from '@alltalent/shared/contracts';
import css from './tile-caption.module.css';

/** Who it is, with the profile in a new tab. */
export function TileCaption({ person: { slug, display_name, skills } }: { readonly person: LandingPerson }) {
  return (
    <figcaption className={css.caption}>
      <a href={`/${slug}`} target="_blank" rel="noopener">
        {display_name}
      </a>
      {skills[0] ? <span>{skills[0]}</span> : null}
    </figcaption>
  );
}
