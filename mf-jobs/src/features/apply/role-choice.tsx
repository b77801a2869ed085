import type { JobRole } from '@alltalent/shared/contracts';
import { Badge } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import styles from './apply-panel.module.css';
import { ChoiceError } from './choice-error';

type RoleChoiceProps = {
  readonly roles: readonly JobRole[];
  readonly invited: readonly number[];
  /** The best one while nobody has chosen. */
  readonly chosen: number | null;
};

/** One application is for one role. */
export function RoleChoice({ roles, invited, chosen }: RoleChoiceProps) {
  const { error, onChange } = useFormField<number | null>('role_id');
  const id = useId();
  return (
    <fieldset role="radiogroup" aria-describedby={error && id} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>Role</legend>
      <div className={styles.roles}>
        {roles.map(({ id: roleId, name, match }) => (
          <label key={roleId} className={styles.role}>
            <input type="radio" name={`role-${id}`} checked={roleId === chosen} onChange={() => onChange(roleId)} />
            <span>
              <strong>{name}</strong>
              {invited.includes(roleId) && <Badge kind="soft">You are invited</Badge>}
            </span>
            {match && match.of > 0 && (
              <span className={`num ${styles.fit}`}>
                <span className="vh">You match </span>
                {match.met}/{match.of}
              </span>
            )}
          </label>
        ))}
      </div>
      <ChoiceError id={id}>{error}</ChoiceError>
    </fieldset>
  );
}
