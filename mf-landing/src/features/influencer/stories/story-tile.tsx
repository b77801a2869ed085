import type { LandingPerson } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { findName } from './find-name';
import css from './story-tile.module.css';

/** Looks of the tiles in order; a fifth tile starts over. */
const LOOKS = ['sand', 'tall', 'wide', 'ink'] as const;

type StoryTileProps = {
  readonly place: number;
  readonly quote: string;
  readonly by: string;
  /** Person who tells the story; undefined unless the profile is visible. */
  readonly teller: LandingPerson | undefined;
};

export function StoryTile({ place, quote, by, teller }: StoryTileProps) {
  const look = LOOKS[place % LOOKS.length] ?? 'sand';
  const isPictured = look === 'tall' || look === 'wide';
  return (
    <li className={joinClasses(css.tile, css[look])}>
      {isPictured && teller ? (
        <Picture
          className={css.picture}
          src={teller.profile_image}
          alt={teller.picture_alt ?? `Portrait of ${teller.display_name}`}
          width={640}
          height={800}
          sizes="(max-width: 60rem) 92vw, 430px"
        />
      ) : null}
      <figure className={css.story}>
        <blockquote className={css.quote}>“{quote}”</blockquote>
        <figcaption className={css.by}>
          <Teller by={by} teller={teller} />
        </figcaption>
      </figure>
    </li>
  );
}

/** "Rhea D’Souza, travel, Goa", the name leading to the profile while there is one. */
function Teller({ by, teller }: Pick<StoryTileProps, 'by' | 'teller'>) {
  const name = teller && findName(by, teller.display_name);
  if (!name) return by;
  return (
    <>
      {name.before}
      <a className={css.link} href={`/${teller.slug}`} target="_blank" rel="noopener">
        {name.itself}
      </a>
      {name.after}
    </>
  );
}
