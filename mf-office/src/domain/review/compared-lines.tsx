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
  /** What the sides are called, where they are not what the site shows and what was sent in. */
  readonly sides?: Sides;
};

type Sides = { readonly before: string; readonly after: string };

/** What was sent in; lines that changed stand beside what the site shows. */
export function ComparedLines({ lines, isPublic, sides }: ComparedLinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const changed = lines.filter(isChanged);
  const shown = isPublic && !isWhole ? changed : lines;
  return (
    <Part title={t(isPublic ? 'review.changedLines' : 'review.lines')}>
      {isPublic && changed.length < lines.length && (
        <CheckField
          name="whole"
          className={styles.whole}
          label={t('review.showAll', { count: lines.length })}
          isChecked={isWhole}
          onChange={setIsWhole}
        />
      )}
      {shown.length === 0 ? (
        <p className="muted">{t('review.nothingChanged')}</p>
      ) : (
        <Lines lines={shown} isPublic={isPublic} sides={sides} />
      )}
    </Part>
  );
}

function Lines({ lines, isPublic, sides = { before: t('review.before'), after: t('review.after') } }: ComparedLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.label} className={styles.line} data-changed={(isPublic && isChanged(line)) || undefined}>
          <dt>{line.label}</dt>
          {isPublic && isChanged(line) ? <Changed {...line} sides={sides} /> : <dd>{textOf(line.after ?? line.before)}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Changed({ before, after, sides }: ComparedLine & { readonly sides: Sides }) {
  return (
    <dd className={styles.both}>
      <del>
        <span className={styles.side}>{sides.before} </span>
        {textOf(before)}
      </del>
      <ins>
        <span className={styles.side}>{sides.after} </span>
        {textOf(after)}
      </ins>
    </dd>
  );
}

const isChanged = ({ before, after }: ComparedLine): boolean => before !== after;
const textOf = (text: string | null): string => (text === null || text === '' ? t('review.noLine') : text);
