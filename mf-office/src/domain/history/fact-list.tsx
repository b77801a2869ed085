import { t } from '../../messages/detail';
import styles from './history.module.css';

/** A value with its name; `before`: undefined where it is not known, null for none. */
type ShownFact = { readonly name: string; readonly before?: string | null; readonly after: string | null };

/** Values of an act, each with its name; what was there before is apart from what is there after it. */
export function FactList({ facts }: { readonly facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, before, after }, index) => (
        <div key={`${name}-${index}`}>
          <dt>{name}</dt>
          {before === undefined ? (
            <dd>{after}</dd>
          ) : (
            <dd>
              <del>
                <span className="vh">{t('detail.before')} </span>
                {before ?? t('detail.nothing')}
              </del>
              <span aria-hidden="true"> → </span>
              <ins>
                <span className="vh">{t('detail.after')} </span>
                {after ?? t('detail.nothing')}
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
