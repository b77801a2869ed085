import { request } from '@alltalent/shared/api';
import { type EnrolledResponse, ENDPOINTS } from '@alltalent/shared/contracts';
import { Skeleton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../messages';
import { CodeForm } from './code-form';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { Refusal } from './refusal';
import styles from './second-step.module.css';

type EnrolAppProps = { readonly onEnrolled: (response: EnrolledResponse) => void };

/** Sets up an authenticator app: the secret as a QR code and as text, then the first code. */
export function EnrolApp({ onEnrolled }: EnrolAppProps) {
  const { data, error, mutate } = useMutation({ networkMode: 'always', mutationFn: () => request(ENDPOINTS.beginTotp, {}) });
  const begin = useEffectEvent(() => mutate());
  useEffect(() => begin(), []);
  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton shape="block" height="14rem" />;
  return (
    <div className={styles.steps}>
      <div className={styles.scan}>
        <QrCode text={data.uri} label={t('secondStep.qrLabel')} />
        <div className={styles.secret}>
          <p>{t('secondStep.scan')}</p>
          <p className="muted">{t('secondStep.typeSecret')}</p>
          <code className={styles.code}>{inGroups(data.secret)}</code>
          <CopyButton text={data.secret}>{t('secondStep.copySecret')}</CopyButton>
        </div>
      </div>
      <CodeForm
        label={t('secondStep.firstCode')}
        yes={t('secondStep.confirmApp')}
        onSend={async (code) => onEnrolled(await request(ENDPOINTS.confirmTotp, { code }))}
      />
    </div>
  );
}

/** A secret in groups of four, easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/gu, '$1 ');
}
