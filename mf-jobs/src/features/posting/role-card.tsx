import type { JobContent, JobRoleContent } from '@alltalent/shared/contracts';
import { Icon, IconButton } from '@alltalent/shared/ui';
import { toFieldErrors } from '@alltalent/shared/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { categoriesQuery } from '../../domain/lookups/lookups.query';
import { RoleFields } from './role-fields';
import { agesOf, nameOf, peopleOf } from './role-text';
import styles from './roles.module.css';
import { useOpenRole } from './open-role';
import { useJobContent } from './use-fields';
import { useRoles } from './use-roles';

type RoleCardProps = { readonly role: JobRoleContent; readonly index: number; readonly isFull: boolean };

/** One part: open with its fields, or a line that says what it asks. */
export function RoleCard({ role, index, isFull }: RoleCardProps) {
  const id = useId();
  const { errors } = useFormikContext<JobContent>();
  const { openRole, setOpenRole } = useOpenRole();
  const { addRole, removeRole } = useRoles();
  const isOpen = openRole === role.key;
  const name = role.name.trim() === '' ? `Role ${index + 1}` : role.name;
  const isWrong = Object.keys(toFieldErrors(errors)).some((field) => field.startsWith(`roles.${index}.`));
  return (
    <section className={styles.role} aria-labelledby={id} data-open={isOpen || undefined}>
      <div className={styles.top}>
        <h3 id={id} className={styles.name}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpenRole(isOpen ? '' : role.key)}>
            <span>{name}</span>
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        </h3>
        {!isOpen && <RoleLine role={role} isWrong={isWrong} />}
        {isOpen && !isFull && <IconButton label={`Copy ${name}`} icon="copy" onClick={() => addRole(role)} />}
        {isOpen && <IconButton label={`Remove ${name}`} icon="close" onClick={() => removeRole(role.key)} />}
      </div>
      {isOpen && <RoleFields role={role} index={index} />}
    </section>
  );
}

function RoleLine({ role, isWrong }: { readonly role: JobRoleContent; readonly isWrong: boolean }) {
  const { data: categories } = useQuery(categoriesQuery);
  const content = useJobContent();
  if (isWrong) return <span className={styles.wrong}>Needs another look</span>;
  const parts = [nameOf(categories, role.category_id ?? content.category_id), agesOf(role), peopleOf(role)];
  return <span className={`${styles.line} num`}>{parts.filter((part) => part !== '').join(', ')}</span>;
}
