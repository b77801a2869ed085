import { ALERT_FREQUENCIES, type AlertFrequency, type SavedSearch } from '@alltalent/shared/contracts';
import { SelectField, TextButton, TextLink } from '@alltalent/shared/ui';
import { ALERT_FREQUENCY_LABELS } from '@alltalent/shared/ui/alert-frequency';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './saved-searches.module.css';
import { useFrequencyChange, useSearchRemoval } from './use-search-changes';

const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }));

/** One search: what it looks for, how often it is mailed, and the way to its matches. */
export function SearchRow({ search }: { readonly search: SavedSearch }) {
  const { id, kind, name, words, path, frequency } = search;
  const { mutate, isPending } = useFrequencyChange(search);
  const list = kind === 'talents' ? t('savedSearches.talents') : t('savedSearches.jobs');
  const handleChange = (text: string) => {
    const chosen = ALERT_FREQUENCIES.find((value: AlertFrequency) => value === text);
    if (chosen && !isPending) mutate(chosen);
  };
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <p className="muted">{[list, ...words].join(' · ')}</p>
      </div>
      <SelectField
        className={styles.frequency}
        label={t('savedSearches.frequency')}
        name={`frequency-${id}`}
        value={frequency}
        onChange={handleChange}
        options={OPTIONS}
      />
      <div className={styles.actions}>
        <TextLink className={styles.action} to={path}>
          {t('savedSearches.see')}
          <span className="vh"> {t('savedSearches.of', { name })}</span>
        </TextLink>
        <Removal search={search} />
      </div>
    </li>
  );
}

function Removal({ search }: { readonly search: SavedSearch }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useSearchRemoval(search, () => setIsAsking(false));
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <TextButton className={styles.action} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('savedSearches.delete')}
        <span className="vh"> {search.name}</span>
      </TextButton>
      <AskDialog
        title={t('savedSearches.deleteTitle')}
        yes={t('savedSearches.delete')}
        no={t('savedSearches.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={close}
      >
        {t('savedSearches.deleteText', { name: search.name })}
      </AskDialog>
    </>
  );
}
