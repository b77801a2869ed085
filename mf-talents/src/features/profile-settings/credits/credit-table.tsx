import type { ProfileCredit } from '@alltalent/shared/contracts';
import { IconButton, TextButton } from '@alltalent/shared/ui';
import styles from './credits.module.css';

type CreditTableProps = {
  readonly credits: readonly ProfileCredit[];
  /** What the server does not take, by the place of the credit. */
  readonly errors: readonly (string | undefined)[];
  /** One of them is being written. */
  readonly isBusy: boolean;
  readonly onEdit: (credit: ProfileCredit, at: number) => void;
  readonly onRemove: (at: number) => void;
};

/** A table where there is room, a card per credit on a phone. */
export function CreditTable({ credits, errors, isBusy, onEdit, onRemove }: CreditTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">Your credits</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Title</th>
          <th scope="col">Part</th>
          <th scope="col">Kind</th>
          <th scope="col">
            <span className="vh">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {credits.map((credit, at) => (
          <tr key={`${at} ${credit.title}`}>
            <td className="num">{credit.year}</td>
            <th scope="row">
              {credit.title}
              {errors[at] && <span className={styles.rowError}>{errors[at]}</span>}
            </th>
            <td>{credit.part}</td>
            <td>{credit.kind}</td>
            <td>
              {!isBusy && (
                <span className={styles.rowActions}>
                  <TextButton aria-label={`Edit ${credit.title}`} onClick={() => onEdit(credit, at)}>
                    Edit
                  </TextButton>
                  <IconButton label={`Remove ${credit.title}`} icon="close" onClick={() => onRemove(at)} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
