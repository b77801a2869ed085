import { JOB_LIMITS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { RoleCard } from './role-card';
import styles from './roles.module.css';
import { useJobField } from './use-fields';
import { useRoles } from './use-roles';
import { WatchedText } from './watched-field';

export function RolesStep() {
  const { roles, error, addRole } = useRoles();
  const isFull = roles.length >= JOB_LIMITS.roles;
  return (
    <>
      {roles.map((role, index) => (
        <RoleCard key={role.key} role={role} index={index} isFull={isFull} />
      ))}
      {!isFull && (
        <div>
          <button
            type="button"
            className={styles.add}
            data-invalid={error === undefined ? undefined : ''}
            aria-describedby={error === undefined ? undefined : 'no-role'}
            onClick={() => addRole()}
          >
            <Icon name="plus" />
            Add a role
          </button>
          {error !== undefined && (
            <p id="no-role" className={styles.none}>
              <Icon name="alert" />
              {error}
            </p>
          )}
        </div>
      )}
      <WatchedText
        label="Ask everyone one question"
        field={useJobField('question')}
        maxLength={JOB_LIMITS.question}
        placeholder="Which tea do you make best?"
        hint="Everybody who applies answers it. Leave it empty to ask nothing."
      />
    </>
  );
}
