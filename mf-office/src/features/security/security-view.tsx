import type { OfficeSession } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { useOffice } from '../../domain/office-page/confirming';
import { t } from '../../messages';
import { AddFactor } from './add-factor';
import { Passkeys } from './passkeys';
import { CloseOffice } from './close-office';
import { NewRecoveryCodes } from './new-recovery-codes';
import styles from './security.module.css';

type Adding = 'passkey' | 'app' | null;

/** The reader's passkeys, authenticator app and recovery codes. */
export function SecurityView() {
  const session = useOffice();
  const [adding, setAdding] = useState<Adding>(null);
  return (
    <div className={styles.security}>
      <p className="muted">{t('security.intro')}</p>
      <Passkeys session={session} onAdd={() => setAdding('passkey')} />
      <App session={session} onAdd={() => setAdding('app')} />
      <NewRecoveryCodes session={session} />
      <CloseOffice />
      {adding !== null && <AddFactor way={adding} onClose={() => setAdding(null)} />}
    </div>
  );
}

type AppProps = { readonly session: OfficeSession; readonly onAdd: () => void };

function App({ session: { has_totp: hasApp }, onAdd }: AppProps) {
  return (
    <section className={styles.part} aria-labelledby="app">
      <h2 id="app" className={styles.heading}>
        {t('secondStep.app')}
      </h2>
      <p>{t(hasApp ? 'security.hasApp' : 'security.noApp')}</p>
      <Button variant="line" size="small" onClick={onAdd}>
        {t(hasApp ? 'security.replaceApp' : 'security.addApp')}
      </Button>
    </section>
  );
}
