import type { FavouriteNote, TalentCard, TalentProfile } from '@alltalent/shared/contracts';
import { ErrorState, Skeleton, TextLink } from '@alltalent/shared/ui';
import { ComparedFacts, ComparedPerson, Comparison } from '@alltalent/shared/ui/comparison';
import { useQuery } from '@tanstack/react-query';
import { rateText } from '../../domain/profile/profile-text';
import { talentProfileQuery } from '../../domain/profile/talent-profile.query';
import { t } from '../../messages/shortlist';

export type CompareDialogProps = {
  readonly people: readonly TalentCard[];
  readonly notes: readonly FavouriteNote[];
  readonly onClose: () => void;
};

/** Compares two to four people of a list side by side, by their profiles. */
export function CompareDialog({ people, notes, onClose }: CompareDialogProps) {
  return (
    <Comparison
      title={t('compare.title', { count: people.length })}
      people={people}
      keyOf={({ id }) => id}
      renderPerson={(talent) => <Column talent={talent} note={notes.find(({ talent_id }) => talent_id === talent.id)?.text ?? ''} />}
      onClose={onClose}
    />
  );
}

function Column({ talent, note }: { readonly talent: TalentCard; readonly note: string }) {
  const { slug, display_name: name, profile_image: image } = talent;
  const { data, error, refetch } = useQuery(talentProfileQuery(slug));
  return (
    <ComparedPerson name={<TextLink to={`/${slug}`}>{name}</TextLink>} pictures={[{ image, alt: '' }]}>
      {!data && error && <ErrorState isCompact title={t('compare.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data && <ComparedFacts facts={factsOf(data, note).map(([name, value]) => ({ name, value: value || <None /> }))} />}
    </ComparedPerson>
  );
}

function factsOf(profile: TalentProfile, note: string): readonly (readonly [string, string])[] {
  const { category, sub_category: part, location, playing_age: age, languages, skills, attributes, rate, credits } = profile;
  return [
    [t('compare.work'), part === '' ? category : `${category}, ${part}`],
    [t('compare.place'), location],
    [t('compare.age'), age ? `${age.min}–${age.max}` : ''],
    [t('compare.languages'), languages.join(', ')],
    [t('compare.skills'), skills.join(', ')],
    ...attributes.map(({ label, value }) => [label, value] as const),
    [t('compare.rate'), rate ? rateText(rate) : ''],
    [t('compare.credits'), credits.length > 0 ? t('compare.creditCount', { count: credits.length }) : ''],
    [t('compare.note'), note],
  ];
}

function None() {
  return <span className="muted">{t('compare.none')}</span>;
}
