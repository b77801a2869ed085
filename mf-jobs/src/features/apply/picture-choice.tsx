import { JOB_LIMITS, type JobForTalent } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';
import { useId } from 'react';
import styles from './apply-panel.module.css';
import { ChoiceError } from './choice-error';

type PictureChoiceProps = {
  readonly photos: JobForTalent['photos'];
  /** Chosen pictures that still exist. */
  readonly chosen: readonly string[];
};

/** Which pictures of the own profile go with the application, in the order they are chosen. */
export function PictureChoice({ photos, chosen }: PictureChoiceProps) {
  const { error, onChange } = useFormField<string[]>('photos');
  const id = useId();
  const isFull = chosen.length >= JOB_LIMITS.photos;
  const toggle = (image: string, isChosen: boolean) => onChange(isChosen ? [...chosen, image] : chosen.filter((other) => other !== image));
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}` : `${id}-hint`}>
      <legend className={styles.legend}>Pictures</legend>
      <div className={styles.pictures}>
        {photos.map(({ image, alt }, index) => (
          <label key={image} className={styles.picture}>
            <input
              type="checkbox"
              name="photos"
              aria-label={alt === '' ? `Picture ${index + 1}` : alt}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(image)}
              disabled={isFull && !chosen.includes(image)}
              onChange={(event) => toggle(image, event.target.checked)}
            />
            <Picture src={image} alt="" width={320} height={400} sizes="5rem" />
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {chosen.length === 0 ? 'None chosen: the first of your profile goes with it.' : `${chosen.length} of at most ${JOB_LIMITS.photos}.`}
      </p>
      <ChoiceError id={id}>{error}</ChoiceError>
    </fieldset>
  );
}
