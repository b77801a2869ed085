import { AVAILABILITIES, type Availability, dayInIndia, type ProfileContent, RATE_UNITS, type RateUnit } from '@alltalent/shared/contracts';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { FormSelectField, FormTextField, useFormField } from '@alltalent/shared/ui/form';
import { useState } from 'react';
import styles from '../section/fields.module.css';
import { SectionForm } from '../section/section-form';
import { WORK_SHAPE } from './work-shape';

const UNITS: Readonly<Record<RateUnit, string>> = { hour: 'per hour', day: 'per day', project: 'per project' };
const STATES: Readonly<Record<Availability, string>> = { open: 'Open for work', from: 'Free from a day on', busy: 'Not taking work' };
const UNIT_OPTIONS = RATE_UNITS.map((value) => ({ value, label: UNITS[value] }));
const STATE_CHOICES = AVAILABILITIES.map((value) => ({ value, label: STATES[value] }));

export function WorkSection({ content }: { readonly content: ProfileContent }) {
  return (
    <SectionForm
      shape={WORK_SHAPE}
      content={content}
      title="Rates and availability"
      lede="A number saves everybody a letter. Leave it empty, and clients ask."
    >
      <div className={styles.pair}>
        <FormTextField name="rate_from" label="Your rate begins at (₹)" autoComplete="off" placeholder="On request" />
        <FormSelectField name="rate_unit" label="Counted" options={UNIT_OPTIONS} />
      </div>
      <AvailabilityChoice />
    </SectionForm>
  );
}

function AvailabilityChoice() {
  const { value, onChange } = useFormField<Availability>('availability');
  const [today] = useState(() => dayInIndia(Date.now()));
  return (
    <>
      <ChoiceField label="Availability" name="availability" value={value} choices={STATE_CHOICES} onChange={onChange} />
      {value === 'from' && (
        <div className={styles.pair}>
          <FormTextField name="available_from" label="Free from" type="date" min={today} />
        </div>
      )}
    </>
  );
}
