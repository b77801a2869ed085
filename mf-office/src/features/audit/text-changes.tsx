import { type TrailEntry, TEXT_KINDS } from '@alltalent/shared/contracts';
import { pathName } from '../../domain/texts/field-names';
import { t } from '../../messages/audit';
import styles from './audit.module.css';

/** What an entry changed in a text of the site: each field with its value before and after. */
export function TextChanges({ entry: { subject, changes } }: { readonly entry: TrailEntry }) {
  const kind = TEXT_KINDS.find((one) => subject.startsWith(`${one}/`));
  if (kind === undefined || changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{pathName(partsOf(field), kind)}</dt>
          <dd>
            <del>
              <span className="vh">{t('audit.before')} </span>
              {before ?? t('audit.nothing')}
            </del>
            <span aria-hidden="true"> → </span>
            <ins>
              <span className="vh">{t('audit.after')} </span>
              {after ?? t('audit.nothing')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const partsOf = (path: string) => path.split('.').map((part) => (/^\d+$/u.test(part) ? Number(part) : part));
