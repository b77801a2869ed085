import { type Feedback, type LookbookResponse, MESSAGES, type TalentCard } from '@alltalent/shared/contracts';
import { Badge, Icon, Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { FeedbackField } from './feedback-field';
import { feedbackOn } from './lookbook.query';
import { t } from '../../messages';
import css from './looks.module.css';

type LooksProps = {
  readonly token: string;
  readonly profiles: readonly TalentCard[];
  readonly answers: readonly Feedback[];
  readonly isShown: (id: number) => boolean;
  readonly senderName: string;
  /** What the sender wrote about people. */
  readonly notes: NonNullable<LookbookResponse['data']['notes']>;
};

/** The chosen people, in the sender's order. */
export function Looks({ token, profiles, answers: feedback, isShown, senderName, notes }: LooksProps) {
  const looks = profiles.map((profile, index) => ({ profile, place: `${index + 1} of ${profiles.length}` }));
  const shown = looks.filter(({ profile }) => isShown(profile.id));
  if (shown.length === 0 && profiles.length > 0) return <p className={`wrap ${css.nobody}`}>Nobody has this answer.</p>;
  return (
    <ol className={`wrap ${css.looks}`} aria-label="Shared profiles">
      {shown.map(({ profile, place }, index) => (
        <Look key={profile.id} profile={profile} place={place} isFirst={index === 0}>
          <SenderNote text={notes.find(({ talent_id }) => talent_id === profile.id)?.text} senderName={senderName} />
          <FeedbackField token={token} person={profile} given={feedbackOn(feedback, profile.id)} senderName={senderName} />
        </Look>
      ))}
    </ol>
  );
}

function SenderNote({ text, senderName }: { readonly text: string | undefined; readonly senderName: string }) {
  if (text === undefined) return null;
  return (
    <figure className={css.note}>
      <blockquote>{text}</blockquote>
      <figcaption className="muted">{t('lookbook.note', { sender: senderName })}</figcaption>
    </figure>
  );
}

type LookProps = { readonly profile: TalentCard; readonly place: string; readonly isFirst: boolean; readonly children: ReactNode };

function Look({ profile, place, isFirst, children }: LookProps) {
  const { slug, display_name: name, profile_image: picture, location, skills, is_premium } = profile;
  return (
    <li className={css.look}>
      <Picture
        className={css.picture}
        src={picture}
        alt={`Portrait of ${name}`}
        width={640}
        height={800}
        sizes="(max-width: 52rem) 100vw, 540px"
        isPriority={isFirst}
      />
      <div className={css.text}>
        <p className={`num ${css.place}`}>{place}</p>
        <h2 className={css.name}>{name}</h2>
        <p className={css.location}>
          {location} {is_premium === 1 && <Badge kind="premium">Premium</Badge>}
        </p>
        <p className={css.skills}>{skills.length > 0 ? skills.join(', ') : MESSAGES.noSkills}</p>
        <a className={css.more} href={`/${slug}`} target="_blank" rel="noopener">
          Whole profile
          <span className="vh"> of {name}</span>
          <Icon name="arrow" />
        </a>
        {children}
      </div>
    </li>
  );
}
