import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeSession } from '@alltalent/shared/contracts';
import { Button, TextButton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type MessageId, t } from '../../messages';
import { CodeForm } from './code-form';
import { proveByPasskey } from './passkeys';
import { RecoveryForm } from './recovery-form';
import { Refusal } from './refusal';
import styles from './second-step.module.css';

type Way = 'passkey' | 'app' | 'recovery';
type ProveProps = { readonly session: OfficeSession; readonly onOpen: (session: OfficeSession) => void };

const LABELS: Readonly<Record<Way, MessageId>> = {
  passkey: 'secondStep.byPasskey',
  app: 'secondStep.byApp',
  recovery: 'secondStep.byRecovery',
};

/** Asks for one of the person's second steps; a passkey comes first. */
export function Prove({ session, onOpen }: ProveProps) {
  const ways = waysOf(session);
  const [chosen, setChosen] = useState<Way | undefined>(undefined);
  const way = chosen ?? ways[0];
  return (
    <div className={styles.steps}>
      {way === 'passkey' && <ByPasskey onOpen={onOpen} />}
      {way === 'app' && (
        <CodeForm
          label={t('secondStep.appCode')}
          yes={t('secondStep.open')}
          onSend={async (code) => onOpen((await request(ENDPOINTS.proveTotp, { code })).data)}
        />
      )}
      {way === 'recovery' && <RecoveryForm left={session.recovery_codes_left} onOpen={onOpen} />}
      <ul className={styles.others}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <TextButton onClick={() => setChosen(other)}>{t(LABELS[other])}</TextButton>
            </li>
          ))}
      </ul>
    </div>
  );
}

function waysOf({ passkeys, has_totp: hasApp, recovery_codes_left: codesLeft }: OfficeSession): readonly Way[] {
  const isThere: Readonly<Record<Way, boolean>> = { passkey: passkeys.length > 0, app: hasApp, recovery: codesLeft > 0 };
  return (['passkey', 'app', 'recovery'] as const).filter((way) => isThere[way]);
}

function ByPasskey({ onOpen }: Pick<ProveProps, 'onOpen'>) {
  const { mutate, isPending, error } = useMutation({ networkMode: 'always', mutationFn: proveByPasskey, onSuccess: onOpen });
  return (
    <div className={styles.form}>
      <Refusal error={isPending ? null : error} />
      <Button variant="ink" icon="shield" isPending={isPending} onClick={() => mutate()} autoFocus data-autofocus="">
        {t('secondStep.usePasskey')}
      </Button>
    </div>
  );
}
