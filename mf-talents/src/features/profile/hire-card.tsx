import type { TalentProfile } from '@alltalent/shared/contracts';
import { ButtonLink, Card, Icon } from '@alltalent/shared/ui';
import styles from './hire-card.module.css';
import { availabilityInWords, rateInWords } from './in-words';

/** The one thing to do on a profile. */
export function HireCard({ profile }: { readonly profile: Pick<TalentProfile, 'display_name' | 'location' | 'rate' | 'availability'> }) {
  const { display_name, location, rate, availability } = profile;
  return (
    <aside className={styles.side} aria-label={`Work with ${display_name}`}>
      <Card className={styles.card}>
        {(rate ?? availability) !== null && (
          <p className={`${styles.terms} num`}>
            {rate && <strong className={styles.rate}>{rateInWords(rate)}</strong>}
            {availability && <span>{availabilityInWords(availability)}</span>}
          </p>
        )}
        <h2 className={styles.title}>Looking for someone like {display_name}?</h2>
        <p className={styles.text}>Say what you need and when. Talent in {location} and beyond can answer you.</p>
        <ButtonLink to="/post-a-job" isBlock>
          Post a Job
        </ButtonLink>
        <p className={styles.safe}>
          <Icon name="shield" />
          <span>Phone and e-mail are never shown on a profile.</span>
        </p>
      </Card>
    </aside>
  );
}
