import type { LandingPerson } from '@alltalent/shared/contracts';
import { Badge, Picture } from '@alltalent/shared/ui';
import css from './person-slide.module.css';

/** One slide up to 600 px, three from there, the page's width at most. */
const SIZES = '(max-width: 37.5rem) 88vw, (max-width: 80rem) 28vw, 370px';

/** A poster with name and tags; the whole of it opens the profile in a new tab. */
export function PersonSlide({ person: { slug, display_name, profile_image, picture_alt, tags } }: { readonly person: LandingPerson }) {
  return (
    <article className={css.slide}>
      <Picture
        src={profile_image}
        alt={picture_alt ?? `Portrait of ${display_name}`}
        width={640}
        height={800}
        sizes={SIZES}
        className={css.poster}
      />
      <div className={css.copy}>
        <h3 className={css.name}>
          <a className={css.link} href={`/${slug}`} target="_blank" rel="noopener">
            {display_name}
          </a>
        </h3>
        {tags.length > 0 && (
          <p className={css.tags}>
            {tags.map((tag) => (
              <Badge key={tag} kind="soft" className={css.tag}>
                {tag}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
