import { dayInIndia, MEMBERSHIP_LIMITS, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { type SelectOption, TextButton } from '@alltalent/shared/ui';
import { FormSelectField, FormTextField, toFormErrors } from '@alltalent/shared/ui/form';
import { useField, useFormikContext } from 'formik';
import { t } from '../../messages/settings';
import { aboutThousand } from './rate-words';
import { RowList } from './row-list';
import type { PartForm } from './setting-part';
import styles from './settings.module.css';

type RateDraft = { readonly currency: string; readonly per_rupee: string; readonly as_of: string };
type Draft = { readonly rates: readonly RateDraft[] };

const CHARGED = 'INR';
const DECIMAL = /^\d{1,7}(?:\.\d{1,12})?$/u;
const isRate = (text: string): boolean => DECIMAL.test(text.trim()) && Number(text) > 0 && Number(text) <= MEMBERSHIP_LIMITS.perRupee;

function draftOf({ rates }: StaffMembershipSettings): Draft {
  return { rates: rates.map(({ currency, per_rupee: rate, as_of: day }) => ({ currency, per_rupee: String(rate), as_of: day })) };
}

function mistakesIn({ rates }: Draft) {
  const today = dayInIndia(Date.now());
  const mistakes = rates.flatMap(({ currency, per_rupee: rate, as_of: day }, index) => [
    ...(currency === '' ? [[`rates[${index}].currency`, t('rates.noCurrency')]] : []),
    ...(isRate(rate) ? [] : [[`rates[${index}].per_rupee`, t('rates.wrongRate')]]),
    ...(day !== '' && day <= today ? [] : [[`rates[${index}].as_of`, t('rates.wrongDay')]]),
  ]);
  return toFormErrors(Object.fromEntries(mistakes) as Record<string, string>);
}

function inputOf({ rates }: Draft) {
  return { rates: rates.map(({ currency, per_rupee: rate, as_of: day }) => ({ currency, per_rupee: Number(rate), as_of: day })) };
}

function Fields({ settings: { currencies } }: { readonly settings: StaffMembershipSettings }) {
  const { values, setValues } = useFormikContext<Draft>();
  const today = dayInIndia(Date.now());
  const options = currencies
    .filter(({ code }) => code !== CHARGED)
    .map(({ code, name }) => ({ value: code, label: t('rates.name', { name, code }) }));
  return (
    <>
      <p className={styles.small}>{t('rates.perRupeeText')}</p>
      <TextButton
        className={styles.add}
        onClick={() => void setValues({ rates: values.rates.map((rate) => ({ ...rate, as_of: today })) }, false)}
      >
        {t('rates.allToday')}
      </TextButton>
      <RowList
        name="rates"
        label={t('rates.title')}
        rowLabel={(number) => t('rates.row', { number })}
        addLabel={t('rates.add')}
        fresh={{ currency: '', per_rupee: '', as_of: today } satisfies RateDraft}
        most={MEMBERSHIP_LIMITS.rates}
      >
        {(path) => <RateFields path={path} options={options} today={today} />}
      </RowList>
    </>
  );
}

type RateFieldsProps = { readonly path: string; readonly options: readonly SelectOption[]; readonly today: string };

function RateFields({ path, options, today }: RateFieldsProps) {
  return (
    <>
      <div className={styles.rate}>
        <FormSelectField
          name={`${path}.currency`}
          label={t('rates.currency')}
          options={options}
          placeholder={t('rates.choose')}
          isRequired
        />
        <FormTextField name={`${path}.per_rupee`} label={t('rates.perRupee')} inputMode="decimal" autoComplete="off" isRequired />
        <FormTextField name={`${path}.as_of`} type="date" label={t('rates.asOf')} max={today} isRequired />
      </div>
      <About path={path} />
    </>
  );
}

/** What is typed of a rate, said with a sum, as a misplaced point is seen there at once. */
function About({ path }: { readonly path: string }) {
  const [{ value }] = useField<RateDraft | undefined>(path);
  if (!value || value.currency === '' || !isRate(value.per_rupee)) return null;
  return <p className={`muted num ${styles.small}`}>{aboutThousand(value.currency, Number(value.per_rupee))}</p>;
}

/** Form of the exchange rates. */
export const RATES_FORM: PartForm<Draft> = { draftOf, mistakesIn, inputOf, Fields };
