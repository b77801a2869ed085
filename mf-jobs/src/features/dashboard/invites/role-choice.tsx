import type { InviteOptionsResponse } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import styles from './invites.module.css';

type Jobs = InviteOptionsResponse['jobs'];
type RoleChoiceProps = { readonly name: string; readonly jobs: Jobs };

/** Choice among the own open roles, by job; roles the talent already applied for or was invited to are disabled. */
export function RoleChoice({ name, jobs }: RoleChoiceProps) {
  const { value, error, onChange } = useFormField<string>(name);
  const errorId = useId();
  return (
    <div
      className={styles.roles}
      role="radiogroup"
      tabIndex={-1}
      aria-label="Role"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      {jobs.map(({ id, title, roles }) => (
        <fieldset key={id} className={styles.job}>
          <legend>{title}</legend>
          {roles.map((role) => (
            <label key={role.id} className={styles.role}>
              <input
                type="radio"
                name={name}
                value={role.id}
                checked={value === String(role.id)}
                disabled={role.is_invited || role.has_applied}
                onChange={() => onChange(String(role.id))}
              />
              <span>{role.name}</span>
              <Standing role={role} />
            </label>
          ))}
        </fieldset>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function Standing({ role: { has_applied: hasApplied, is_invited: isInvited } }: { readonly role: Jobs[number]['roles'][number] }) {
  if (!hasApplied && !isInvited) return null;
  return (
    <span className={styles.standing}>
      <Icon name={hasApplied ? 'check' : 'mail'} />
      {hasApplied ? 'Already applied' : 'Already invited'}
    </span>
  );
}
