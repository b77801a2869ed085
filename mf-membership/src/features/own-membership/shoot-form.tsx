import { useKeyedRequest } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS, MEMBERSHIP_LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { FormAlert, FormSelectField, FormTextArea, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { plansQuery } from '../../domain/membership/membership.query';
import { STATE_OPTIONS } from '../../domain/places/place-options';
import { t } from '../../messages';
import styles from './own.module.css';
import { EMPTY_SHOOT, shootErrors, shootFieldOf, type ShootValues, toShootInput } from './shoot-values';
import { useMembershipChange } from './use-membership-change';

const DAY_MS = 86_400_000;

/** Form that requests the shoot: up to three days, a place, and notes for staff. */
export function ShootForm({ onDone }: { readonly onDone: () => void }) {
  const excluded = useQuery(plansQuery).data?.shoot_excluded_states ?? [];
  const { mutateAsync } = useMembershipChange(useKeyedRequest(ENDPOINTS.bookShoot), onDone);
  const book = async (values: ShootValues, form: FormikHelpers<ShootValues>) => {
    form.setStatus(undefined);
    try {
      await mutateAsync(toShootInput(values));
    } catch (error) {
      showRefusal(error, form, { fieldOf: shootFieldOf });
    }
  };
  const span = daySpan();
  return (
    <Formik initialValues={EMPTY_SHOOT} validate={shootErrors} validateOnChange={false} validateOnBlur={false} onSubmit={book}>
      <Form className={styles.sheet} noValidate>
        <h3>{t('shoot.formTitle')}</h3>
        <p className="muted">{t('shoot.formLede', { from: MEMBERSHIP_LIMITS.shootFromDays, to: MEMBERSHIP_LIMITS.shootToDays })}</p>
        <div className={styles.fields}>
          <FormTextField name="first" type="date" label={t('shoot.first')} {...span} isRequired />
          <FormTextField name="second" type="date" label={t('shoot.second')} {...span} />
          <FormTextField name="third" type="date" label={t('shoot.third')} {...span} />
          <FormTextField name="city" label={t('shoot.city')} autoComplete="address-level2" maxLength={MEMBERSHIP_LIMITS.city} isRequired />
          <FormSelectField
            name="state_code"
            label={t('shoot.state')}
            placeholder={t('shoot.chooseState')}
            options={STATE_OPTIONS.filter(({ value }) => !excluded.includes(value))}
            isRequired
          />
          <FormTextArea className={styles.wide} name="notes" label={t('shoot.notes')} rows={3} maxLength={MEMBERSHIP_LIMITS.shootNotes} />
        </div>
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton variant="ink">{t('shoot.send')}</SubmitButton>
          <Button variant="line" onClick={onDone}>
            {t('shoot.close')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}

function daySpan(): { readonly min: string; readonly max: string } {
  const today = Date.now();
  const { shootFromDays: from, shootToDays: to } = MEMBERSHIP_LIMITS;
  return { min: dayInIndia(today + from * DAY_MS), max: dayInIndia(today + to * DAY_MS) };
}
