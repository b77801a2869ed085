import type { ComparedLine } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages/text';
import { Changes } from './changes';
import styles from './text.module.css';

type ColleagueChangeProps = {
  /** Sentence of the server: who saved, and when. */
  readonly detail: string;
  /** What the colleague changed. */
  readonly lines: readonly ComparedLine[];
  /** Puts the change into the fields that were not changed here. */
  readonly onTakeIn: () => void;
};

/** Tells that a colleague saved the text meanwhile, shows the change, and takes it in. */
export function ColleagueChange({ detail, lines, onTakeIn }: ColleagueChangeProps) {
  const [isShown, setIsShown] = useState(false);
  const takeIn = useRef<HTMLButtonElement>(null);
  // Save is pressed anywhere on a long page, and this stands at its beginning.
  useEffect(() => {
    takeIn.current?.focus();
    takeIn.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Alert kind="error" className={styles.colleague}>
      <p>{detail}</p>
      <p className={styles.versionButtons}>
        <Button variant="line" size="small" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t('text.seeChange')}
        </Button>
        <Button ref={takeIn} variant="ink" size="small" onClick={onTakeIn}>
          {t('text.takeIn')}
        </Button>
      </p>
      {isShown && <Changes lines={lines} />}
    </Alert>
  );
}
