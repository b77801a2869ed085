import { useSearchParams } from 'react-router';
import { kindOf, type TrailChoice } from './audit.query';
import { AuditFilter } from './audit-filter';
import { AuditTrail } from './audit-trail';
import styles from './audit.module.css';

/** The audit trail: of one subject, of one kind of acts, of both, or all of it. The choice is in the address. */
export function AuditView() {
  const [params, setParams] = useSearchParams();
  const of = params.get('of') ?? '';
  const choice: TrailChoice = { of, kind: kindOf(params.get('kind')) };
  const show = ({ of: subject, kind }: TrailChoice) => {
    const entries = Object.entries({ of: subject, kind }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(entries), { preventScrollReset: true });
  };
  return (
    <div className={styles.audit}>
      <AuditFilter key={of} choice={choice} onShow={show} />
      <AuditTrail choice={choice} />
    </div>
  );
}
