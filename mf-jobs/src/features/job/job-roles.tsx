import type { JobDetail, JobRole } from '@alltalent/shared/contracts';
import { Badge, Icon, joinClasses } from '@alltalent/shared/ui';
import { MatchMeter } from '../../domain/match/match-meter';
import { payText } from '../../domain/pay/pay';
import styles from './job-body.module.css';

type JobRolesProps = { readonly job: JobDetail; readonly invitedRoleIds: readonly number[] };

/** The parts that are cast, what each asks for, and how far the talent who looks fits. */
export function JobRoles({ job, invitedRoleIds }: JobRolesProps) {
  return (
    <section className={styles.block} aria-labelledby="job-roles">
      <h2 id="job-roles">Roles</h2>
      <ol className={styles.roles}>
        {job.roles.map((role) => (
          <li key={role.id} className={styles.role}>
            <div>
              <h3 className={styles.roleName}>
                {role.name} {invitedRoleIds.includes(role.id) && <Badge kind="soft">You are invited</Badge>}
              </h3>
              <p className="muted">{quotedPart(role)}</p>
              {role.details !== '' && <p className={styles.roleDetails}>{role.details}</p>}
              <Requirements role={role} />
            </div>
            <RoleEnd job={job} role={role} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function RoleEnd({ job, role }: { readonly job: JobDetail; readonly role: JobRole }) {
  const { sum, unit } = payText({ ...job, pay: role.pay, pay_max: role.pay_max });
  return (
    <div className={`num ${styles.roleEnd}`}>
      <strong>{unit === '' || unit === 'flat fee' ? sum : `${sum} ${unit}`}</strong>
      {role.match && <MatchMeter match={role.match} />}
    </div>
  );
}

function Requirements({ role: { requirements } }: { readonly role: JobRole }) {
  if (requirements.length === 0) return null;
  const isCompared = requirements.some(({ is_met }) => is_met !== null);
  return (
    <ul className={styles.requirements} aria-label={isCompared ? 'How you match' : 'What is asked'}>
      {requirements.map(({ label, is_met }) => (
        <li key={label} className={joinClasses(is_met !== false && styles.met)}>
          {is_met !== null && <Icon name={is_met ? 'check' : 'minus'} />}
          {label}
          {is_met === false && <span className="vh">, not met</span>}
        </li>
      ))}
    </ul>
  );
}

/** 'Actor · Woman · plays 18–25 · 6 people' */
function quotedPart({ category, gender, age_min, age_max, people }: JobRole): string {
  const ages =
    age_min !== null && age_max !== null
      ? `plays ${age_min}–${age_max}`
      : age_min !== null
        ? `plays ${age_min} and over`
        : age_max !== null && `plays up to ${age_max}`;
  return [category, gender, ages, people > 1 && `${people} people`].filter(Boolean).join(' · ');
}
