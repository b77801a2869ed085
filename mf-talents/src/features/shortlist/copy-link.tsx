import type { SentShare } from '@alltalent/shared/contracts';
import { Button, copyUrl, type ShareOutcome, shareUrl } from '@alltalent/shared/ui';
import { useId, useState } from 'react';
import { t } from '../../messages/shortlist';
import styles from './people.module.css';

/** Address of a link with the buttons that hand it on. The field can be copied by hand where the browser has no clipboard. */
export function CopyLink({ link: { url = '', receiver_name: receiver } }: { readonly link: Pick<SentShare, 'url' | 'receiver_name'> }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const id = useId();
  if (url === '') return null;
  return (
    <div className={styles.copy}>
      <label htmlFor={id} className="vh">
        {t('link.address', { receiver })}
      </label>
      <input id={id} className={styles.address} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="ink" size="small" icon="copy" onClick={() => void copyUrl(url).then(setOutcome)}>
        {t('link.copy')}
        <span className="vh"> {t('link.copyFor', { receiver })}</span>
      </Button>
      {canShare() && (
        <Button variant="line" size="small" icon="share" onClick={() => void shareUrl(t('link.shareTitle'), url).then(setOutcome)}>
          {t('link.share')}
          <span className="vh"> {t('link.copyFor', { receiver })}</span>
        </Button>
      )}
      <p role="status" className={styles.copied}>
        {outcome === 'copied' && t('link.copied')}
        {outcome === 'refused' && t('link.copyByHand')}
      </p>
    </div>
  );
}

function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}
