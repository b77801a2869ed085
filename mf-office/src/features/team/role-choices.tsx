import { STAFF_ROLES } from '@alltalent/shared/contracts';
import { CheckField } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import { t } from '../../messages';
import { roleName, roleText } from './role-names';
import styles from './team.module.css';

/** Roles of a form, its field `roles`; several can be chosen. */
export function RoleChoices() {
  const { value, error, onChange } = useFormField<readonly string[]>('roles');
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error && id}>
      <legend>{t('team.rolesLegend')}</legend>
      {STAFF_ROLES.map((role) => (
        <CheckField
          key={role}
          name={role}
          isChecked={value.includes(role)}
          onChange={(isChecked) => onChange(isChecked ? [...value, role] : value.filter((other) => other !== role))}
          label={
            <>
              <strong>{roleName(role)}</strong> <span className="muted">{roleText(role)}</span>
            </>
          }
        />
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
