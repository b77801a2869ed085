import { ROLES } from '@alltalent/shared/contracts';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import { FieldMessage } from './field-message';
import styles from './sign-up.module.css';
import type { SignUpRole } from './sign-up-values';

const CHOICES = [
  { role: ROLES.talent, name: 'Talent', text: 'I want to be seen' },
  { role: ROLES.client, name: 'Hiring', text: 'I have a part to fill' },
  { role: ROLES.guardian, name: 'Parent or guardian', text: 'I act for a child' },
] as const;

type RoleTilesProps = { readonly name: string; /** The role on offer first. */ readonly first: SignUpRole };

/** Native radio buttons under the tiles: arrows choose, Tab enters and leaves the group. */
export function RoleTiles({ name, first }: RoleTilesProps) {
  const choices = CHOICES.toSorted((one, other) => Number(other.role === first) - Number(one.role === first));
  const { value, error, onChange } = useFormField<SignUpRole>(name);
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>I am</legend>
      <div className={styles.tiles}>
        {choices.map(({ role, name: title, text }) => (
          <label key={role} className={styles.tile}>
            <input type="radio" name={name} value={role} checked={value === role} onChange={() => onChange(role)} />
            <span>
              <strong>{title}</strong> {text}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {value === ROLES.guardian && 'This account is yours. Once it is open you register your child from it, with your consent.'}
      </p>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
