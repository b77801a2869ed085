import { pageSettings } from '@alltalent/shared/api';
import { Button, shareUrl, type ShareOutcome } from '@alltalent/shared/ui';
import { useState } from 'react';
import styles from './articles.module.css';

type ArticleShareProps = { readonly title: string; readonly slug: string };

/** Hands the article's address on, by the device's own way or the clipboard. */
export function ArticleShare({ title, slug }: ArticleShareProps) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = `${pageSettings().publicUrl}/article/${slug}`;
  return (
    <div className={styles.share}>
      <Button variant="line" size="small" icon="share" onClick={() => void shareUrl(title, url).then(setOutcome)}>
        Share this article
      </Button>
      <p role="status" className="muted">
        {outcome === 'copied' && 'Address copied.'}
        {outcome === 'refused' && `The address could not be copied. It is ${url}`}
      </p>
    </div>
  );
}
