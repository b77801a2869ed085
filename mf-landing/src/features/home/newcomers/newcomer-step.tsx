import { formatDayOfYear, type Newcomer } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Fragment } from 'react';
import css from './newcomers.module.css';

type NewcomerStepProps = { readonly newcomer: Newcomer; readonly rank: number };

export function NewcomerStep({ newcomer, rank }: NewcomerStepProps) {
  const { slug, profile_image, display_name, location, joined_on } = newcomer;
  return (
    <li className={css.step}>
      <a className={css.link} href={`/${slug}`} target="_blank" rel="noopener" aria-describedby={`newcomer-${newcomer.id}`}>
        <Picture
          className={css.picture}
          src={profile_image}
          alt=""
          width={640}
          height={800}
          sizes="(max-width: 44rem) 88px, (max-width: 60rem) 30vw, 190px"
        />
        <span className={`${css.rank} num`} aria-hidden="true">
          {rank}
        </span>
        <span className={css.copy}>
          <strong className={css.name}>{display_name}</strong>
          <span className={css.place}>{location}</span>
        </span>
      </a>
      <p className={`${css.facts} num`} id={`newcomer-${newcomer.id}`}>
        {factsOf(newcomer).map((fact) => (
          <Fragment key={fact}>
            <span className={css.fact}>{fact}</span>{' '}
          </Fragment>
        ))}
        <span className={css.joined}>Joined {formatDayOfYear(joined_on.slice(0, 10))}</span>
      </p>
    </li>
  );
}

function factsOf({ pictures, credits, languages }: Newcomer): readonly string[] {
  const facts = [count(pictures, 'picture'), count(credits, 'credit'), count(languages, 'language')].filter(Boolean);
  return facts.map((fact, place) => (place < facts.length - 1 ? `${fact},` : fact));
}

function count(amount: number, thing: string): string {
  if (amount === 0) return '';
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
