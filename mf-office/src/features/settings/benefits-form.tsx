import { type Benefits, MEMBERSHIP_LIMITS, type PlanId, PROFILE_LIMITS, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { FormCheckField, FormTextField, toFormErrors } from '@alltalent/shared/ui/form';
import { t } from '../../messages/settings';
import { MARK_NAMES, MARKS, type Mark, type PartForm } from './setting-part';
import styles from './settings.module.css';

/** Benefits as they are typed: numbers as text, '' without a limit. */
type BenefitsDraft = Pick<Benefits, Mark> & { readonly applications_per_month: string; readonly portfolio_photos: string };
type Draft = { readonly benefits: readonly { readonly id: PlanId; readonly benefits: BenefitsDraft }[] };

const WHOLE = /^\d{1,6}$/u;
const isWithin = (text: string, most: number): boolean => WHOLE.test(text.trim()) && Number(text) <= most;

function draftOf({ plans }: StaffMembershipSettings): Draft {
  const benefits = plans.map(({ id, benefits: { applications_per_month: applications, portfolio_photos: photos, ...marks } }) => ({
    id,
    benefits: { ...marks, applications_per_month: applications === null ? '' : String(applications), portfolio_photos: String(photos) },
  }));
  return { benefits };
}

function mistakesIn({ benefits }: Draft) {
  const mistakes = benefits.flatMap(({ id, benefits: { applications_per_month: applications, portfolio_photos: photos } }, index) => {
    const isLimit = id === 'free' || applications.trim() === '' || isWithin(applications, MEMBERSHIP_LIMITS.applications);
    const path = `benefits[${index}].benefits`;
    const wrong = (most: number) => t('benefits.wrongNumber', { most });
    return [
      ...(isLimit ? [] : [[`${path}.applications_per_month`, wrong(MEMBERSHIP_LIMITS.applications)]]),
      ...(isWithin(photos, PROFILE_LIMITS.photos) ? [] : [[`${path}.portfolio_photos`, wrong(PROFILE_LIMITS.photos)]]),
    ];
  });
  return toFormErrors(Object.fromEntries(mistakes) as Record<string, string>);
}

function inputOf({ benefits }: Draft) {
  const numbered = benefits.map(({ id, benefits: { applications_per_month: applications, portfolio_photos: photos, ...marks } }) => ({
    id,
    benefits: {
      ...marks,
      applications_per_month: applications.trim() === '' ? null : Number(applications),
      portfolio_photos: Number(photos),
    },
  }));
  return { benefits: numbered };
}

function Fields({ settings: { plans } }: { readonly settings: StaffMembershipSettings }) {
  return plans.map(({ id, name }, index) => (
    <fieldset key={id} className={styles.plan}>
      <legend className={styles.legend}>{name}</legend>
      <PlanFields path={`benefits[${index}].benefits`} isFree={id === 'free'} />
    </fieldset>
  ));
}

function PlanFields({ path, isFree }: { readonly path: string; readonly isFree: boolean }) {
  const applicationsHint = isFree
    ? t('benefits.applicationsFree')
    : t('benefits.applicationsHint', { most: MEMBERSHIP_LIMITS.applications });
  return (
    <>
      <div className={styles.pair}>
        <FormTextField
          name={`${path}.applications_per_month`}
          label={t(isFree ? 'benefits.applicationsMonth' : 'benefits.applicationsOptional')}
          hint={applicationsHint}
          readOnly={isFree}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField
          name={`${path}.portfolio_photos`}
          label={t('benefits.photos')}
          hint={t('benefits.photosHint', { most: PROFILE_LIMITS.photos })}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
      </div>
      {MARK_NAMES.map((mark) => (
        <FormCheckField key={mark} name={`${path}.${mark}`} label={t(MARKS[mark])} />
      ))}
    </>
  );
}

/** Form of the benefits, without words and prices of the plans. */
export const BENEFITS_FORM: PartForm<Draft> = { draftOf, mistakesIn, inputOf, Fields };
