import { type StaffMembershipSettings, SUPPLY_PLACES } from '@alltalent/shared/contracts';
import { FormCheckField } from '@alltalent/shared/ui/form';
import { t } from '../../messages/settings';
import type { PartForm } from './setting-part';
import styles from './settings.module.css';

/** Whether a place is chosen, by its code after a letter: a path of digits alone would be one of a list. */
type Draft = { readonly places: Readonly<Record<string, boolean>> };

const keyOf = (code: string): string => `s${code}`;

function Fields() {
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('states.choose')}</legend>
      <div className={styles.places}>
        {SUPPLY_PLACES.map(({ code, name }) => (
          <FormCheckField key={code} name={`places.${keyOf(code)}`} label={name} />
        ))}
      </div>
    </fieldset>
  );
}

/** Form of the states without shoots. */
export const STATES_FORM: PartForm<Draft> = {
  draftOf: ({ shoot_excluded_states: states }: StaffMembershipSettings) => ({
    places: Object.fromEntries(SUPPLY_PLACES.map(({ code }) => [keyOf(code), states.includes(code)])),
  }),
  mistakesIn: () => ({}),
  inputOf: ({ places }) => ({
    shoot_excluded_states: SUPPLY_PLACES.flatMap(({ code }) => (places[keyOf(code)] ? [code] : [])),
  }),
  Fields,
};
