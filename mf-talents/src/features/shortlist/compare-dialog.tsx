import { messageOf } from '@alltalent/shared/api';
import { type FavouriteNote, type TalentCard, type TalentProfile } from '@alltalent/shared/contracts';
import { Dialog, ErrorState, Picture, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../messages';
import { rateText } from '../../domain/profile/profile-text';
import { talentProfileQuery } from '../../domain/profile/talent-profile.query';
import styles from './compare.module.css';

export type CompareDialogProps = {
  readonly people: readonly TalentCard[];
  readonly notes: readonly FavouriteNote[];
  readonly onClose: () => void;
};

/** Compares two to four people of a list side by side, by their profiles. */
export function CompareDialog({ people, notes, onClose }: CompareDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={t('compare.title', { count: people.length })} className={styles.dialog}>
      {/* Wider than a phone: it scrolls, and so it can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('compare.region')}>
        <ul className={styles.columns}>
          {people.map((talent) => (
            <li key={talent.id}>
              <Column talent={talent} note={notes.find(({ talent_id }) => talent_id === talent.id)?.text ?? ''} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Column({
  talent: { id, slug, display_name: name, profile_image: image },
  note,
}: {
  readonly talent: TalentCard;
  readonly note: string;
}) {
  const { data, error, refetch } = useQuery(talentProfileQuery(slug));
  return (
    <article className={styles.column} aria-labelledby={`compared-${id}`}>
      <Picture src={image} alt="" width={400} height={500} sizes="16rem" className={styles.photo} />
      <h3 id={`compared-${id}`}>
        <Link to={`/${slug}`}>{name}</Link>
      </h3>
      {!data && error && <ErrorState isCompact title={t('compare.failed')} detail={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data && <Facts profile={data} note={note} />}
    </article>
  );
}

function Facts({ profile, note }: { readonly profile: TalentProfile; readonly note: string }) {
  const { category, sub_category: part, location, playing_age: age, languages, skills, attributes, rate, credits } = profile;
  return (
    <dl className={styles.facts}>
      <Fact name={t('compare.work')}>{part === '' ? category : `${category}, ${part}`}</Fact>
      <Fact name={t('compare.place')}>{location}</Fact>
      <Fact name={t('compare.age')}>{age && `${age.min}–${age.max}`}</Fact>
      <Fact name={t('compare.languages')}>{languages.join(', ')}</Fact>
      <Fact name={t('compare.skills')}>{skills.join(', ')}</Fact>
      {attributes.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      <Fact name={t('compare.rate')}>{rate && rateText(rate)}</Fact>
      <Fact name={t('compare.credits')}>{credits.length > 0 && t('compare.creditCount', { count: credits.length })}</Fact>
      <Fact name={t('compare.note')}>{note}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children || <span className="muted">{t('compare.none')}</span>}</dd>
    </div>
  );
}
