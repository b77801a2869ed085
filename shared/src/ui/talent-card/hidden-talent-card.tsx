import { MESSAGES } from '../../contracts/core/messages';
import type { TalentCard } from '../../contracts/talents/talents';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { ButtonLink } from '../link/button-link';
import { Picture } from '../picture/picture';
import styles from './talent-card.module.css';

type HiddenTalentCardProps = {
  readonly talent: TalentCard;
  readonly sizes: string;
  readonly headingLevel?: 2 | 3;
  readonly isPriority?: boolean;
};

/** Nothing of the person is here: the server sent a placeholder. */
export function HiddenTalentCard({ talent, sizes, headingLevel = 3, isPriority }: HiddenTalentCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={joinClasses(styles.talent, styles.hidden)}>
      <div className={styles.frame}>
        <Picture src={talent.profile_image} alt="" width={640} height={800} {...{ sizes, isPriority }} />
        <div className={styles.veil}>
          <Icon name="lock" />
          <Heading>{MESSAGES.hiddenProfiles}</Heading>
          <p>Post what you need and hidden talent can answer you.</p>
          <ButtonLink to="/post-a-job" variant="marigold" size="small">
            Post a Job
          </ButtonLink>
        </div>
      </div>
      <div className={styles.ghosts} aria-hidden="true">
        <span />
        <span />
      </div>
    </article>
  );
}
