import type { ComparedLine } from '@alltalent/shared/contracts';
import { CheckField } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { Part } from './part';
import styles from './review.module.css';

type ComparedLinesProps = {
  readonly lines: readonly ComparedLine[];
  /** Whether the site shows something already; otherwise every line is new, and there is nothing to compare. */
  readonly isPublic: boolean;
};

/** What was sent in; lines that changed stand beside what the site shows. */
export function ComparedLines({ lines, isPublic }: ComparedLinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const changed = lines.filter(isChanged);
  const shown = isPublic && !isWhole ? changed : lines;
  return (
    <Part title={t(isPublic ? 'review.changedLines' : 'review.lines')}>
      {isPublic && (
        <CheckField
          name="whole"
          className={styles.whole}
          label={t('review.showAll', { count: lines.length })}
          isChecked={isWhole}
          onChange={setIsWhole}
        />
      )}
      {shown.length === 0 ? <p className="muted">{t('review.nothingChanged')}</p> : <Lines lines={shown} isPublic={isPublic} />}
    </Part>
  );
}

function Lines({ lines, isPublic }: ComparedLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.label} className={styles.line} data-changed={(isPublic && isChanged(line)) || undefined}>
          <dt>{line.label}</dt>
          {isPublic && isChanged(line) ? <Changed {...line} /> : <dd>{textOf(line.after ?? line.before)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Changed({ before, after }: ComparedLine) {
  return (
    <dd className={styles.both}>
      <del>
        <span className={styles.side}>{t('review.before')} </span>
        {textOf(before)}
      </del>
      <ins>
        <span className={styles.side}>{t('review.after')} </span>
        {textOf(after)}
      </ins>
    </dd>
  );
}

const isChanged = ({ before, after }: ComparedLine): boolean => before !== after;
const textOf = (text: string | null): string => (text === null || text === '' ? t('review.noLine') : text);
