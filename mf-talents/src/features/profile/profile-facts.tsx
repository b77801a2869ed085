import { MESSAGES, type TalentProfile } from '@alltalent/shared/contracts';
import styles from '../../domain/profile/profile-block.module.css';

type ProfileSkillsProps = Pick<TalentProfile, 'skills' | 'languages' | 'for_clients'>;

export function ProfileSkills({ skills, languages, for_clients }: ProfileSkillsProps) {
  if (for_clients.includes('skills')) return null;
  return (
    <section className={styles.block} aria-labelledby="profile-skills">
      <h2 id="profile-skills" className={styles.title}>
        Skills
      </h2>
      <dl className={styles.skills}>
        <div>
          <dt>Performs</dt>
          <dd>{skills.join(', ') || MESSAGES.noSkills}</dd>
        </div>
        {languages.length > 0 && (
          <div>
            <dt>Speaks</dt>
            <dd>{languages.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function ProfileAttributes({ attributes }: Pick<TalentProfile, 'attributes'>) {
  if (attributes.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="profile-glance">
      <h2 id="profile-glance" className={styles.title}>
        At a glance
      </h2>
      <dl className={`${styles.facts} num`}>
        {attributes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
