import type { LandingPerson, PeopleBlock } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { PlacePeople } from '../../../domain/people/place-people';
import { FilmTile } from './film-tile';
import { ProfileTile } from './profile-tile';
import { StripSkeleton } from './strip-skeleton';
import css from './video-strip.module.css';

/** Influencers in short films, one playing at a time. */
export function VideoStrip({ copy }: { readonly copy: PeopleBlock }) {
  return (
    <PlacePeople
      page="hiring-influencer"
      place="strip"
      failure="The influencers’ videos did not load"
      skeleton={(isQuiet) => <StripSkeleton label={copy.title} isQuiet={isQuiet} count={copy.people.length} />}
    >
      {(people) => <Strip copy={copy} people={people} />}
    </PlacePeople>
  );
}

function Strip({ copy: { title, note }, people }: { readonly copy: PeopleBlock; readonly people: readonly LandingPerson[] }) {
  const [playingId, setPlayingId] = useState<number | null>(null);
  return (
    <section className={`ink ${css.strip}`} aria-labelledby="strip-title">
      <h2 className="vh" id="strip-title">
        {title}
      </h2>
      <ul className={css.tiles}>
        {people.map((person) => (
          <li key={person.id} className={css.tile}>
            {person.clip === '' ? (
              <ProfileTile person={person} />
            ) : (
              <FilmTile
                person={person}
                isPlaying={person.id === playingId}
                onPlay={() => setPlayingId(person.id)}
                onStop={() => setPlayingId((id) => (id === person.id ? null : id))}
              />
            )}
          </li>
        ))}
      </ul>
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
