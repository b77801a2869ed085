import type { JobRole } from '@alltalent/shared/contracts';
import { Badge } from '@alltalent/shared/ui';
import { useId } from 'react';
import styles from './apply-panel.module.css';
import { ChoiceError } from './choice-error';

type RoleChoiceProps = {
  readonly roles: readonly JobRole[];
  readonly invited: readonly number[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (roleId: number) => void;
};

/** One application is for one role. */
export function RoleChoice({ roles, invited, value, error, onChange }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className={styles.legend}>Role</legend>
      <div className={styles.roles}>
        {roles.map(({ id: roleId, name, match }) => (
          <label key={roleId} className={styles.role}>
            <input type="radio" name={`role-${id}`} checked={roleId === value} onChange={() => onChange(roleId)} />
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
