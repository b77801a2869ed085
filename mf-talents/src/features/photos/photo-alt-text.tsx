import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, PROFILE_LIMITS, type ProfilePhoto } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePendingChange } from '../../domain/own-profile/pending-changes';
import { useProfileChange } from '../../domain/own-profile/use-profile-change';
import styles from './photo-grid.module.css';

const PAUSE_MS = 800;

type PhotoAltTextProps = { readonly photo: Pick<ProfilePhoto, 'id' | 'alt'>; readonly name: string };

/** Field for the alt text of a photo; saved when typing pauses and when the field loses focus. */
export function PhotoAltText({ photo, name }: PhotoAltTextProps) {
  const { altText, setAltText, save, said, failure } = usePhotoAltText(photo);
  return (
    <div className={styles.altText}>
      <TextField
        name={`words-${photo.id}`}
        label={
          <>
            What it shows<span className="vh">, {name}</span>
          </>
        }
        hint="For people who cannot see it"
        value={altText}
        maxLength={PROFILE_LIMITS.photoAltText}
        error={failure}
        onChange={setAltText}
        onBlur={() => void save()}
        autoComplete="off"
      />
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

function usePhotoAltText({ id, alt }: PhotoAltTextProps['photo']) {
  const { mutateAsync: change } = useProfileChange();
  const [altText, setAltText] = useState(alt);
  const [sent, setSent] = useState(alt);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const save = async (): Promise<boolean> => {
    const text = altText.trim();
    if (text === sent) return true;
    setSent(text);
    setSaid('');
    setFailure('');
    try {
      await change(() => request(ENDPOINTS.changePhoto, { photo_id: id, alt: text, crop: undefined }));
      setSaid('Saved');
      return true;
    } catch (error) {
      setSent(alt);
      setFailure(`Not saved. ${refusalOf(error)}`);
      return false;
    }
  };
  usePendingChange('photos', save);
  const saveLater = useEffectEvent(() => void save());
  useEffect(() => {
    const timer = setTimeout(() => saveLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [altText]);
  return { altText, setAltText, save, said, failure };
}
