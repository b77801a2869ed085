import { PROFILE_LIMITS, type ProfileContent, RECORDING_PLACES } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { RecordingRow } from './recording-row';
import { ReelsPart } from './reels-part';
import { type RecordingDraft, RECORDINGS_SHAPE, type RecordingsDraft } from './recordings-shape';
import styles from './recordings.module.css';
import { SectionForm } from '../section/section-form';
import { useRemoval } from '../section/use-removal';

const BLANK: RecordingDraft = { address: '', title: '' };

export function RecordingsSection({ content }: { readonly content: ProfileContent }) {
  return (
    <SectionForm
      shape={RECORDINGS_SHAPE}
      content={content}
      title="Reel and voice"
      lede={`Links to your showreel and voice samples on ${RECORDING_PLACES}, and uploaded reels. A recording loads only when a visitor presses play.`}
    >
      <Recordings />
      <ReelsPart />
    </SectionForm>
  );
}

function Recordings() {
  const { values, setFieldValue } = useFormikContext<RecordingsDraft>();
  const rows = values.recordings;
  const remove = useRemoval('recordings', rows, ({ title, address: url }) => title || url);
  const list = useRef<HTMLUListElement>(null);
  const add = async () => {
    await setFieldValue('recordings', [...rows, BLANK], false);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-2)?.focus());
  };
  return (
    <>
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label="Your recordings">
          {rows.map((row, at) => (
            // Rows have no name of their own, and what is typed belongs to the place.
            <RecordingRow key={at} at={at} row={row} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
      {rows.length < PROFILE_LIMITS.recordings && (
        <Button variant="line" icon="plus" isBlock onClick={() => void add()}>
          Add a recording
        </Button>
      )}
    </>
  );
}
