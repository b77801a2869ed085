import { dayInIndia, lastClosingDay } from '@alltalent/shared/contracts';
import { CheckField, TextField } from '@alltalent/shared/ui';
import { CityField } from '@alltalent/shared/ui/city-field';
import { useState } from 'react';
import styles from './fields.module.css';
import { useJobField } from './use-fields';

/** The furthest day the fields offer for work itself. */
const FAR_AWAY = '9999-12-31';

export function PlaceStep() {
  const [today] = useState(() => dayInIndia(Date.now()));
  const remote = useJobField('is_remote');
  const flexible = useJobField('is_flexible');
  const first = useJobField('starts_on');
  const last = useJobField('ends_on');
  return (
    <div className={styles.grid}>
      <fieldset className={styles.group}>
        <legend className={styles.label}>Where</legend>
        <CityField {...useJobField('city_id')} />
        <CheckField
          label="It can be done from anywhere"
          name={remote.name}
          isChecked={remote.value}
          onChange={remote.onChange}
          className={styles.check}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.label}>When</legend>
        {!flexible.value && (
          <>
            <TextField {...first} label="First day" type="date" min={today} max={FAR_AWAY} />
            <TextField
              {...last}
              label="Last day"
              type="date"
              min={first.value === '' ? today : first.value}
              max={FAR_AWAY}
              hint="Empty for a single day."
            />
          </>
        )}
        <CheckField
          label="The dates are flexible"
          name={flexible.name}
          isChecked={flexible.value}
          onChange={flexible.onChange}
          className={styles.check}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.label}>How long talent can apply</legend>
        <TextField
          {...useJobField('closes_on')}
          label="Last day to apply"
          type="date"
          min={today}
          max={lastClosingDay(today)}
          hint="At most 90 days ahead. You can move it later."
          isRequired
        />
      </fieldset>
    </div>
  );
}
