import { Icon } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { Banner } from './banner';
import { HeroActions } from './hero-actions';
import css from './hero.module.css';
import { STORE_LINKS } from './store-links';
import { TalentSearchForm } from './talent-search-form';
import { type Banner as BannerState, useBanner } from './use-banner';

/** The first screen: who we are, the two ways on, a search, and the counters in a strip below. */
export function Hero({ counts }: { readonly counts: ReactNode }) {
  const banner = useBanner();
  return (
    <section className={`${css.hero} ink`} aria-labelledby="hero-title">
      <Banner banner={banner} />
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
      <div className={`wrap ${css.strip}`}>
        {counts}
        <StoreLinks />
        {banner.isMoving ? <PauseButton banner={banner} /> : null}
      </div>
    </section>
  );
}

function StoreLinks() {
  return (
    <div className={css.stores}>
      {STORE_LINKS.map(({ label, address }) => (
        <a key={label} className={css.store} href={address} target="_blank" rel="noopener">
          <Icon name="phone" />
          {label}
        </a>
      ))}
    </div>
  );
}

function PauseButton({ banner: { isPaused, togglePause } }: { readonly banner: BannerState }) {
  return (
    <button type="button" className={css.pause} onClick={togglePause}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      {isPaused ? 'Play' : 'Pause'}
    </button>
  );
}
