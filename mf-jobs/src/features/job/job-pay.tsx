import type { JobDetail } from '@alltalent/shared/contracts';
import { payText } from '../../domain/pay/pay';
import styles from './job-body.module.css';

/** What each part is paid, and what pictures and recordings are used for. */
export function JobPay({ job }: { readonly job: JobDetail }) {
  const { roles, usage } = job;
  const isSame = roles.every(({ pay, pay_max }) => pay === job.pay && (pay_max ?? null) === (job.pay_max ?? null));
  return (
    <section className={styles.block} aria-labelledby="job-pay">
      <h2 id="job-pay">Pay and use</h2>
      {job.pay_kind === 'paid' ? (
        <table className={`${styles.money} num`}>
          <caption className="vh">Pay</caption>
          <tbody>
            {isSame ? (
              <PayRow name={roles.length > 1 ? 'Each role' : (roles[0]?.name ?? 'Fee')} job={job} paid={job} />
            ) : (
              roles.map((role) => <PayRow key={role.id} name={role.name} job={job} paid={role} />)
            )}
          </tbody>
        </table>
      ) : (
        <p>
          <strong>{payText(job).sum}.</strong> Nobody is paid for this one, and the call says so before you apply.
        </p>
      )}
      {usage !== '' && <p className={`muted ${styles.use}`}>{usage}</p>}
    </section>
  );
}

type PayRowProps = { readonly name: string; readonly job: JobDetail; readonly paid: Pick<JobDetail, 'pay' | 'pay_max'> };

function PayRow({ name, job, paid: { pay, pay_max } }: PayRowProps) {
  const { sum, unit } = payText({ ...job, pay, pay_max });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {sum} {unit !== '' && <span className="muted">{unit}</span>}
      </td>
    </tr>
  );
}
