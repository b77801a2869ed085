import { type ReactNode, useId } from 'react';
import { LIMITS } from '../../contracts/core/limits';
import { MESSAGES } from '../../contracts/core/messages';
import { TALENT_STATUS, type TalentCard } from '../../contracts/talents/talents';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { Picture } from '../picture/picture';
import { Rating } from '../rating/rating';
import { HiddenTalentCard } from './hidden-talent-card';
import styles from './talent-card.module.css';

export type TalentCardViewProps = {
  readonly talent: TalentCard;
  /** How wide the picture is shown. */
  readonly sizes: string;
  readonly headingLevel?: 2 | 3;
  readonly isPriority?: boolean;
  /** Shown on hover and focus, always on touch: TalentTick, TalentHeart. */
  readonly actions?: ReactNode;
  /** Whether a selection exists on this page; the checkboxes stay visible then. */
  readonly isSelecting?: boolean;
};

/** A picture and two lines. The whole card opens the profile in a new tab. */
export function TalentCardView(props: TalentCardViewProps) {
  return props.talent.status === TALENT_STATUS.visible ? <VisibleTalentCard {...props} /> : <HiddenTalentCard {...props} />;
}

function VisibleTalentCard({ talent, sizes, headingLevel = 3, isPriority, actions, isSelecting = false }: TalentCardViewProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  const skills = talent.skills.slice(0, LIMITS.skillsPerCard).join(', ');
  return (
    <article className={joinClasses(styles.talent, isSelecting && styles.selecting)} aria-labelledby={nameId}>
      <a className={styles.link} href={`/${talent.slug}`} target="_blank" rel="noopener">
        <div className={styles.frame}>
          <Picture
            src={talent.profile_image}
            alt={`Portrait of ${talent.display_name}`}
            width={640}
            height={800}
            {...{ sizes, isPriority }}
          />
        </div>
        <div className={styles.line}>
          <Heading className={styles.name} id={nameId}>
            {talent.display_name}
          </Heading>
          {talent.is_premium === 1 && (
            <span className={styles.crown}>
              <Icon name="crown" isSolid />
              <span>Premium</span>
            </span>
          )}
          {talent.rating && <Rating rating={talent.rating} by="clients" />}
          <span className={styles.place}>{talent.location}</span>
        </div>
        <p className={styles.skills}>{skills || MESSAGES.noSkills}</p>
      </a>
      {actions}
    </article>
  );
}
