import { FEE_UNIT_LABELS, FEE_UNITS, formatMoney, HIRING_LIMITS, readMoney } from '@alltalent/shared/contracts';
import { FormSelectField, FormTextArea, FormTextField, useFormField } from '@alltalent/shared/ui/form';
import { TextField } from '@alltalent/shared/ui';
import type { Clash } from '@alltalent/shared/contracts';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { addDays } from '@alltalent/shared/contracts';
import { todayInIndia } from '../days/days';
import { timeZoneOptions } from '../days/time-zones';
import { t } from '../../messages';
import styles from '../page/page.module.css';
import { ClashNote } from '../terms/clash-note';
import { clashesWith } from '../terms/clashes';
import type { TermsValues } from './terms-start';
import { UsageFields } from './usage-fields';

const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'NPR', 'LKR'].map((code) => ({ value: code, label: code }));
const UNITS = FEE_UNITS.map((unit) => ({ value: unit, label: FEE_UNIT_LABELS[unit] }));

type TermsFieldsProps = { readonly clashes: readonly Clash[]; readonly talent: string };

export function TermsFields({ clashes, talent }: TermsFieldsProps) {
  return (
    <>
      <Group id="work" title={t('offers.groupWork')}>
        <FormTextField name="role" label={t('offers.role')} maxLength={HIRING_LIMITS.role} isRequired />
        <FormTextField name="title" label={t('offers.project')} maxLength={HIRING_LIMITS.title} isRequired />
        <FormTextField className={styles.wide ?? ''} name="place" label={t('offers.place')} maxLength={HIRING_LIMITS.place} isRequired />
      </Group>
      <DayFields clashes={clashes} talent={talent} />
      <Group id="fee" title={t('offers.groupFee')}>
        <FeeField />
        <FormSelectField name="currency" label={t('offers.currency')} options={CURRENCIES} />
        <FormSelectField name="fee_unit" label={t('offers.feeUnit')} options={UNITS} isRequired />
      </Group>
      <UsageFields />
      <Group id="rest" title={t('offers.groupRest')}>
        <FormTextArea name="expenses" label={t('offers.expensesField')} rows={2} maxLength={HIRING_LIMITS.expenses} />
        <FormTextArea name="bring" label={t('offers.bringField')} rows={2} maxLength={HIRING_LIMITS.bring} />
      </Group>
      <Group id="answer" title={t('offers.groupAnswer')}>
        <AnswerField />
        <FormTextArea
          className={styles.wide ?? ''}
          name="text"
          label={t('offers.textField')}
          rows={4}
          maxLength={HIRING_LIMITS.offerText}
        />
      </Group>
    </>
  );
}

function Group({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.box} aria-labelledby={`group-${id}`}>
      <h3 id={`group-${id}`}>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function DayFields({ clashes, talent }: TermsFieldsProps) {
  const { values, setFieldValue } = useFormikContext<TermsValues>();
  const first = useFormField<string>('starts_on');
  const { starts_on: from, ends_on: to, time_zone: zone } = values;
  const today = todayInIndia();
  /** One day is what most offers are for. */
  const leaveFirst = () => {
    first.onBlur();
    if (from !== '' && to === '') void setFieldValue('ends_on', from, false);
  };
  return (
    <Group id="days" title={t('offers.groupDays')}>
      <TextField {...first} name="starts_on" type="date" label={t('offers.firstDay')} min={today} onBlur={leaveFirst} isRequired />
      <FormTextField name="ends_on" type="date" label={t('offers.lastDay')} min={from || today} isRequired />
      <FormTextField name="call_time" type="time" label={t('offers.callTimeField')} />
      <FormSelectField name="time_zone" label={t('offers.timeZone')} options={timeZoneOptions(zone)} />
      <div className={styles.wide}>
        <ClashNote clashes={clashesWith(clashes, from, to)} name={talent} />
      </div>
    </Group>
  );
}

function FeeField() {
  const { values } = useFormikContext<TermsValues>();
  const read = readMoney(values.fee, HIRING_LIMITS.fee);
  const hint = read.kind === 'sum' ? formatMoney(read.sum, values.currency) : t('offers.feeHint');
  return <FormTextField name="fee" label={t('offers.feeField')} hint={hint} autoComplete="off" maxLength={40} isRequired />;
}

function AnswerField() {
  const today = todayInIndia();
  const last = addDays(today, HIRING_LIMITS.answerInDays);
  return (
    <FormTextField
      name="answer_by"
      type="date"
      label={t('offers.answerBy')}
      hint={t('offers.answerByHint')}
      min={today}
      max={last}
      isRequired
    />
  );
}
