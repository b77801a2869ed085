import { type Applicant, formatShortDay } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { TapePlayer } from '../../../../domain/tape/tape-player';
import { tapeText } from '../../../../domain/tape/messages';
import styles from './detail.module.css';

type SelfTapeLineProps = { readonly tape: Applicant['self_tape']; readonly name: string };

/** What was asked to be recorded, and the recording once it is there. */
export function SelfTapeLine({ tape, name }: SelfTapeLineProps) {
  if (tape === null) return null;
  return (
    <section>
      <h3>Self-tape</h3>
      {tape.instructions !== '' && <p className={styles.text}>{tape.instructions}</p>}
      <Recording tape={tape} name={name} />
    </section>
  );
}

function Recording({ tape, name }: { readonly tape: NonNullable<Applicant['self_tape']>; readonly name: string }) {
  const { due_on: day, address: url, video_id: videoId = '', is_removed: isRemoved } = tape;
  if (videoId !== '') return <TapePlayer key={videoId} id={videoId} title={tapeText('tape.ofTalent', { name })} />;
  if (url !== '') {
    return (
      <a className={styles.profile} href={url} target="_blank" rel="noopener noreferrer">
        Watch the self-tape
        <Icon name="ext" />
        <span className="vh">, opens in a new tab</span>
      </a>
    );
  }
  if (isRemoved) return <p className="muted">{tapeText('tape.wasRemovedByTalent', { name })}</p>;
  return <p className="muted num">Not sent yet{day === '' ? '.' : `; asked for until ${formatShortDay(day)}.`}</p>;
}
