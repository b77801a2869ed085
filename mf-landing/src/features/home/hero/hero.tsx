import { Icon } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { HeroActions } from './hero-actions';
import css from './hero.module.css';
import { storeLinks } from './store-links';
import { TalentSearchForm } from './talent-search-form';
import wallCss from './wall.module.css';

type HeroProps = {
  /** Casting wall behind the text. */
  readonly wall: ReactNode;
  readonly counts: ReactNode;
  readonly pause: ReactNode;
};

/** The first screen: who we are, the two ways on, a search, and the counters in a strip below. */
export function Hero({ wall, counts, pause }: HeroProps) {
  return (
    <section className={`${css.hero} ink`} aria-labelledby="hero-title">
      <div className={`wrap ${css.body}`}>
        <p className="kicker">Casting · Creators · Live</p>
        <h1 className={css.title} id="hero-title">
          <span>Got Talent?</span> <span>Get Discovered!</span>
        </h1>
        <p className={css.line}>
          One profile on the wall where films, brands and stages look first. From Mumbai to Manila, the next call could be yours.
        </p>
        <HeroActions />
        <TalentSearchForm />
      </div>
      <div className={wallCss.wall} aria-hidden="true">
        {wall}
      </div>
      <div className={`wrap ${css.strip}`}>
        {counts}
        <div className={css.stores}>
          {storeLinks().map(({ label, url }) => (
            <a key={label} className={css.store} href={url} target="_blank" rel="noopener">
              <Icon name="phone" />
              {label}
            </a>
          ))}
          {pause}
        </div>
      </div>
    </section>
  );
}
