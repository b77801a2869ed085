import type { TalentProfile } from '@alltalent/shared/contracts';
import { ButtonLink, TextLink } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './own-profile-bar.module.css';

const SETTINGS = '/talent/profile-settings';

type Prompt = { readonly place: string; readonly text: string; readonly isMissing: (profile: TalentProfile) => boolean };

const PROMPTS: readonly Prompt[] = [
  {
    place: 'photos',
    text: 'Add a photo of your own',
    isMissing: ({ profile_image: image }) => image === '' || image.includes('/posters/'),
  },
  { place: 'basics', text: 'Tell your story', isMissing: ({ about }) => about === '' },
  {
    place: 'recordings',
    text: 'Link a reel or a voice sample',
    isMissing: ({ recordings, reels = [] }) => recordings.length === 0 && reels.length === 0,
  },
  { place: 'skills', text: 'Name your skills', isMissing: ({ skills }) => skills.length === 0 },
  { place: 'credits', text: 'Add your credits', isMissing: ({ credits }) => credits.length === 0 },
  { place: 'attributes', text: 'Fill in what casting looks for', isMissing: ({ attributes }) => attributes.length === 0 },
  { place: 'work', text: 'Say what a day costs', isMissing: ({ rate }) => rate === null },
];

/** For the owner alone: the way to change the profile, and what it lacks. */
export function OwnProfileBar({ profile }: { readonly profile: TalentProfile }) {
  const open = PROMPTS.filter(({ isMissing }) => isMissing(profile));
  const who =
    profile.is_child === true
      ? t('profile.ownChild')
      : profile.is_private
        ? t('profile.ownPrivate')
        : 'What you keep for some, others do not see here.';
  return (
    <section className={styles.bar} aria-label="Your profile">
      <div className={styles.header}>
        <p>
          <strong>This is your profile.</strong> {who}
        </p>
        <ButtonLink to={SETTINGS} variant="ink" size="small">
          Edit your profile
        </ButtonLink>
      </div>
      {open.length > 0 && (
        <ul className={styles.prompts} aria-label="Still empty">
          {open.map(({ place, text }) => (
            <li key={place}>
              <TextLink to={`${SETTINGS}#${place}`} hasArrow>
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
