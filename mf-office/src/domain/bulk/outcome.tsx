import type { BulkResult } from '@alltalent/shared/contracts';
import { Button, Icon, TextButton } from '@alltalent/shared/ui';
import { Key } from '../key/key';
import { Seconds } from '../decisions/seconds';
import { t } from '../../messages/bulk';
import styles from './bulk.module.css';
import type { BulkItem } from './use-bulk';

type OutcomeProps = {
  readonly made: {
    readonly items: readonly BulkItem[];
    readonly results: readonly BulkResult[];
    readonly isUndo: boolean;
    readonly until: number;
  };
  readonly isPending: boolean;
  /** Left out when nothing can be undone any more. */
  readonly onUndo: (() => void) | undefined;
  readonly onClose: () => void;
  readonly hasKeys: boolean;
};

/** What became of a change: how many were changed, and which not, with who was first. */
export function Outcome({ made, isPending, onUndo, onClose, hasKeys }: OutcomeProps) {
  const isBad = made.results.some(({ outcome }) => outcome === 'refused');
  return (
    <div className={styles.outcome} data-bad={isBad || undefined}>
      <Icon name={isBad ? 'alert' : 'check'} />
      <p role="status">
        {sentencesOf(made).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      {onUndo && <Seconds until={made.until} />}
      {onUndo && (
        <Button variant="paper" size="small" isPending={isPending} aria-keyshortcuts={hasKeys ? 'u' : undefined} onClick={onUndo}>
          {t('bulk.undo')}
          {hasKeys && <Key name="u" className={styles.key} />}
        </Button>
      )}
      <TextButton onClick={onClose}>{t('bulk.close')}</TextButton>
    </div>
  );
}

function sentencesOf({ items, results, isUndo }: OutcomeProps['made']): readonly string[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const titleOf = ({ id }: BulkResult) => titles.get(id) ?? id;
  const count = (wanted: BulkResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const names = [...new Set(refused.map(({ by }) => by).filter((by) => by !== ''))];
  const same = count('same');
  return [
    t(isUndo ? 'bulk.undone' : 'bulk.changed', { count: count('changed') }),
    ...(same > 0 ? [t('bulk.same', { count: same })] : []),
    ...names.map((name) => {
      const theirs = refused.filter(({ by }) => by === name);
      return t('bulk.changedBy', { count: theirs.length, name, titles: theirs.map(titleOf).join(', ') });
    }),
    ...refused.filter(({ by }) => by === '').map((result) => t('bulk.refused', { title: titleOf(result), reason: result.reason })),
  ];
}
