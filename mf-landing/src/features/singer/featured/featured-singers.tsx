import type { LandingPerson, PeopleBlock } from '@alltalent/shared/contracts';
import { Picture, Skeleton } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { PlacePeople } from '../../../domain/people/place-people';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './featured-singers.module.css';

/** One large and three small, as the row has places for. */
const PLACES = 4;
const LARGE = '(max-width: 40rem) 100vw, (max-width: 60rem) 50vw, 420px';
const SMALL = '(max-width: 60rem) 50vw, 280px';

/** Undefined when the page has no such block; nothing is rendered then. */
export function FeaturedSingers({ block }: { readonly block: PeopleBlock | undefined }) {
  if (!block) return null;
  return (
    <PlacePeople
      page="singer"
      place="featured"
      failure="The singers did not load"
      skeleton={(isQuiet) => <FeaturedSkeleton label={block.title} isQuiet={isQuiet} />}
    >
      {(people) => <Singers block={block} people={people.slice(0, PLACES)} />}
    </PlacePeople>
  );
}

function Singers({ block, people }: { readonly block: PeopleBlock; readonly people: readonly LandingPerson[] }) {
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className="wrap">
        <div className={css.header}>
          <h2 id="featured-title">{block.title}</h2>
          {block.text ? <p className="lede">{block.text}</p> : null}
        </div>
        <div className={css.quartet}>
          {people.map((person, place) => (
            <Singer key={person.id} person={person} sizes={place === 0 ? LARGE : SMALL} />
          ))}
        </div>
        {block.note ? <p className={css.note}>{block.note}</p> : null}
      </div>
    </section>
  );
}

type SingerProps = { readonly person: LandingPerson; readonly sizes: string };

function Singer({ person: { id, slug, display_name, profile_image, picture_alt, tags, location }, sizes }: SingerProps) {
  const nameId = `singer-${id}`;
  return (
    <article aria-labelledby={nameId}>
      <a className={css.singer} href={`/${slug}`} target="_blank" rel="noopener">
        <Picture
          className={css.poster}
          src={profile_image}
          alt={picture_alt ?? `Portrait of ${display_name}`}
          width={640}
          height={800}
          sizes={sizes}
        />
        <h3 className={css.name} id={nameId}>
          {display_name}
        </h3>
        {tags.length > 0 ? <p className={css.roles}>{tags.join(', ')}</p> : null}
        {location ? <p className={css.city}>{location}</p> : null}
      </a>
    </article>
  );
}

function FeaturedSkeleton({ label, isQuiet }: { readonly label: string; readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label={label} isQuiet={isQuiet}>
      <div className="wrap">
        <Skeleton className={css.titleGhost} width="min(26rem, 80%)" />
        <div className={css.quartet}>{Array.from({ length: PLACES }, (_, place) => ghostOf(place))}</div>
      </div>
    </SectionSkeleton>
  );
}

function ghostOf(place: number): ReactNode {
  return (
    <div key={place}>
      <Skeleton shape="card" className={css.poster} />
      <Skeleton className={css.nameGhost} width="70%" />
      <Skeleton width="90%" />
      <Skeleton width="50%" />
    </div>
  );
}
