import { useMayChange } from '@alltalent/shared/api';
import { CLIENT_STAGE_LABELS, JOB_LIMITS } from '@alltalent/shared/contracts';
import { Button, SelectField, TextButton } from '@alltalent/shared/ui';
import { HAND_STAGES } from '../../../domain/stages/hand-stages';
import { t } from '../../../messages';
import { useApplicantActions } from './applicant-actions';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection';

const OFFER = 'offer';
const STAGES = HAND_STAGES.map((stage) => ({ value: stage, label: CLIENT_STAGE_LABELS[stage] }));

type BulkBarProps = { readonly selection: Selection; readonly onCompare: () => void };

/** What can be done with everybody who is ticked. */
export function BulkBar({ selection: { people, clear }, onCompare }: BulkBarProps) {
  const { move, offer } = useApplicantActions();
  const mayChange = useMayChange();
  const count = people.length;
  const one = count === 1 ? people[0] : undefined;
  if (count === 0) return null;
  const canCompare = count >= JOB_LIMITS.comparedLeast && count <= JOB_LIMITS.comparedMost;
  return (
    <section className={`ink ${styles.bar}`} aria-label="Selected applicants">
      <p className="num">
        <span role="status">{count} selected</span>
        {!canCompare && (
          <span className={styles.hint} id="compare-hint">
            Compare takes {JOB_LIMITS.comparedLeast} to {JOB_LIMITS.comparedMost}
          </span>
        )}
      </p>
      <TextButton className={styles.clear} onClick={clear}>
        Clear
      </TextButton>
      {mayChange && (
        <SelectField
          className={styles.move}
          label="Move to"
          isLabelHidden
          name="move"
          value=""
          placeholder="Move to…"
          onChange={(value) => {
            const stage = HAND_STAGES.find((known) => known === value);
            if (stage) move(people, stage);
            else if (one && value === OFFER) offer(one);
          }}
          options={one ? [...STAGES, { value: OFFER, label: t('moves.makeOffer') }] : STAGES}
        />
      )}
      <Button
        variant="line"
        size="small"
        aria-disabled={!canCompare}
        aria-describedby={canCompare ? undefined : 'compare-hint'}
        onClick={() => (canCompare ? onCompare() : undefined)}
      >
        Compare
      </Button>
      {mayChange && (
        <Button className={styles.tape} variant="marigold" size="small" onClick={() => move(people, 'self-tape')}>
          Ask for self-tape
        </Button>
      )}
    </section>
  );
}
