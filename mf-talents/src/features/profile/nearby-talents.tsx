import type { TalentCard } from '@alltalent/shared/contracts';
import { TalentCardView, TextLink } from '@alltalent/shared/ui';
import { FavouriteHeart, HeartsOfCards } from '../../domain/favourites/favourite-heart';
import styles from './nearby-talents.module.css';

type NearbyTalentsProps = { readonly city: string; readonly talents: readonly TalentCard[]; readonly href: string };

export function NearbyTalents({ city, talents, href }: NearbyTalentsProps) {
  if (talents.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="profile-near">
      <div className={styles.header}>
        <h2 id="profile-near" className={styles.title}>
          More talent in {city}
        </h2>
        <TextLink to={href} hasArrow>
          Everybody in {city}
        </TextLink>
      </div>
      <HeartsOfCards>
        <ul className={styles.row} aria-labelledby="profile-near">
          {talents.map((talent) => (
            <li key={talent.id}>
              <TalentCardView talent={talent} sizes="(max-width: 60rem) 168px, 230px" actions={<FavouriteHeart talent={talent} />} />
            </li>
          ))}
        </ul>
      </HeartsOfCards>
    </section>
  );
}
