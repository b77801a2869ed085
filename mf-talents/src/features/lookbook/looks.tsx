import { MESSAGES, type TalentCard } from '@alltalent/shared/contracts';
import { Badge, Icon, Picture } from '@alltalent/shared/ui';
import css from './looks.module.css';

/** The chosen people, in the sender's order. */
export function Looks({ profiles }: { readonly profiles: readonly TalentCard[] }) {
  return (
    <ol className={`wrap ${css.looks}`} aria-label="Shared profiles">
      {profiles.map((profile, index) => (
        <Look key={profile.id} profile={profile} place={`${index + 1} of ${profiles.length}`} isFirst={index === 0} />
      ))}
    </ol>
  );
}

type LookProps = { readonly profile: TalentCard; readonly place: string; readonly isFirst: boolean };

function Look({ profile, place, isFirst }: LookProps) {
  const { slug, display_name: name, profile_image: picture, location, skills, is_premium } = profile;
  return (
    <li className={css.look}>
      <Picture
        className={css.picture}
        address={picture}
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
      </div>
    </li>
  );
}
