import type { SentShare } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { FEEDBACK_ICONS, FEEDBACK_LABELS } from '../../domain/feedback/feedback-labels';
import css from './shares.module.css';

type Profile = SentShare['profiles'][number];
type GivenFeedbackProps = { readonly profiles: readonly Profile[]; readonly isOpen: boolean };

/** Receiver's feedback on each talent, in the order of the share. */
export function GivenFeedback({ profiles, isOpen }: GivenFeedbackProps) {
  return (
    <details className={css.answers} open={isOpen}>
      <summary className={css.summary}>
        Answers to each profile
        <Icon name="down" />
      </summary>
      <ul className={css.list}>
        {profiles.map((profile) => (
          <li key={profile.talent_id} className={css.person}>
            <Name profile={profile} />
            <FeedbackLine answer={profile.answer} />
            {profile.comment !== '' && <blockquote className={css.comment}>{profile.comment}</blockquote>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Name({ profile: { name, slug } }: { readonly profile: Profile }) {
  if (slug === '') return <span className="muted">A profile that is not public any more</span>;
  return (
    <a className={css.name} href={`/${slug}`} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

function FeedbackLine({ answer }: Pick<Profile, 'answer'>) {
  if (answer === null) return <span className="muted">No answer</span>;
  return (
    <span className={css.answer} data-answer={answer}>
      <Icon name={FEEDBACK_ICONS[answer]} />
      {FEEDBACK_LABELS[answer]}
    </span>
  );
}
