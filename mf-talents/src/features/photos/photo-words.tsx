import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, PROFILE_LIMITS, type ProfilePhoto } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePendingChange } from '../../domain/own-profile/pending-changes';
import { useProfileChange } from '../../domain/own-profile/use-profile-change';
import styles from './photo-grid.module.css';

const PAUSE_MS = 800;

type PhotoWordsProps = { readonly photo: Pick<ProfilePhoto, 'id' | 'alt'>; readonly name: string };

/** What a photo shows, in the owner's words; saved a moment after the last letter, and when the field is left. */
export function PhotoWords({ photo, name }: PhotoWordsProps) {
  const { words, setWords, save, said, failure } = usePhotoWords(photo);
  return (
    <div className={styles.words}>
      <TextField
        name={`words-${photo.id}`}
        label={
          <>
            What it shows<span className="vh">, {name}</span>
          </>
        }
        hint="For people who cannot see it"
        value={words}
        maxLength={PROFILE_LIMITS.photoWords}
        error={failure}
        onChange={setWords}
        onBlur={() => void save()}
        autoComplete="off"
      />
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

function usePhotoWords({ id, alt }: PhotoWordsProps['photo']) {
  const { mutateAsync: change } = useProfileChange();
  const [words, setWords] = useState(alt);
  const [sent, setSent] = useState(alt);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const save = async (): Promise<boolean> => {
    const text = words.trim();
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
  }, [words]);
  return { words, setWords, save, said, failure };
}
