import { CLIENT_STAGE_LABELS, type JobStage, shortMomentInIndia, STAGE_LABELS } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { STAGE_ICONS } from './stage-icons';
import styles from './stages.module.css';

export type StageEntry = { readonly stage: JobStage; readonly at: string; readonly text: string };

export type StageTimelineProps = {
  /** The oldest first. */
  readonly history: readonly StageEntry[];
  readonly reader: 'talent' | 'client';
  /** What the list is of: 'History of The aunt'. */
  readonly label: string;
};

/** Every stage an application has been at, with its day and what the client wrote with it. */
export function StageTimeline({ history, reader, label }: StageTimelineProps) {
  const labels = reader === 'client' ? CLIENT_STAGE_LABELS : STAGE_LABELS;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {history.map(({ stage, at, text }, index) => (
        <li key={`${at} ${stage}`} className={styles.entry} aria-current={index === history.length - 1 ? 'step' : undefined}>
          <span className={styles.dot} data-stage={stage}>
            <Icon name={STAGE_ICONS[stage]} />
          </span>
          <div className={styles.what}>
            <p className={styles.word}>
              <strong>{labels[stage]}</strong>
              <time className="muted num" dateTime={at}>
                {shortMomentInIndia(at)}
              </time>
            </p>
            {text !== '' && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
