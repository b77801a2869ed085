import { request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia, type OfficeSession, type Passkey } from '@alltalent/shared/contracts';
import { Button, TextButton } from '@alltalent/shared/ui';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '../../domain/office-page/confirming';
import { storeOfficeSession } from '../../domain/office-session/office-session.query';
import { t } from '../../messages';
import styles from './security.module.css';

type PasskeysProps = { readonly session: OfficeSession; readonly onAdd: () => void };

/** The reader's passkeys; each can be removed but the last second step. */
export function Passkeys({ session: { passkeys }, onAdd }: PasskeysProps) {
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles.heading}>
        {t('security.passkeys')}
      </h2>
      {passkeys.length === 0 ? (
        <p>{t('security.noPasskeys')}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <Button variant="line" size="small" icon="plus" onClick={onAdd}>
        {t('security.addPasskey')}
      </Button>
    </section>
  );
}

function PasskeyRow({ id, name, added_at: addedAt, used_at: usedAt }: Passkey) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => confirmed(() => request(ENDPOINTS.removePasskey, { id })),
    onSuccess: (response) => {
      setIsAsking(false);
      if (response) storeOfficeSession(queryClient, response.data);
    },
  });
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="muted">
          {usedAt === null
            ? t('security.addedOn', { added: longDayInIndia(addedAt) })
            : t('security.usedOn', { added: longDayInIndia(addedAt), used: longDayInIndia(usedAt) })}
        </p>
      </div>
      <TextButton aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('security.remove')}
        <span className="vh"> {name}</span>
      </TextButton>
      <AskDialog
        title={t('security.removeTitle')}
        yes={t('security.remove')}
        no={t('security.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={close}
      >
        {t('security.removeText', { name })}
      </AskDialog>
    </li>
  );
}
