import { PROFILE_LIMITS, recordingPlaceOf } from '@alltalent/shared/contracts';
import { Icon, IconButton } from '@alltalent/shared/ui';
import { FormTextField } from '@alltalent/shared/ui/form';
import type { RecordingDraft } from './recordings-shape';
import styles from './recordings.module.css';

type RecordingRowProps = { readonly at: number; readonly row: RecordingDraft; readonly onRemove: () => void };

/** A link with what it leads to, said while it is being typed. */
export function RecordingRow({ at, row, onRemove }: RecordingRowProps) {
  const place = recordingPlaceOf(row.address.trim());
  return (
    <li className={styles.row}>
      <FormTextField
        name={`recordings[${at}].address`}
        label={`Link ${at + 1}`}
        type="url"
        inputMode="url"
        maxLength={PROFILE_LIMITS.recordingUrl}
        placeholder="https://"
        autoComplete="off"
        hint={
          place && (
            <span className={styles.place}>
              <Icon name={place.kind === 'video' ? 'film' : 'play'} />
              {place.provider} {place.kind === 'video' ? 'video' : 'recording'}
            </span>
          )
        }
      />
      <FormTextField
        name={`recordings[${at}].title`}
        label={`Title ${at + 1}`}
        maxLength={PROFILE_LIMITS.recordingTitle}
        placeholder="Showreel 2026"
        autoComplete="off"
      />
      <IconButton label={`Remove ${row.title || `link ${at + 1}`}`} icon="close" className={styles.remove} onClick={onRemove} />
    </li>
  );
}
