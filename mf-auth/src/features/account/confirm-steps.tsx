import { request } from '@alltalent/shared/api';
import { type Account, type AccountCodeResponse, ENDPOINTS, LIMITS, MEDIUM_TYPE, type MediumType } from '@alltalent/shared/contracts';
import { ErrorState, Alert, Spinner, TextButton } from '@alltalent/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQuery } from './account.query';
import { CodeForm } from './code-form';
import styles from './code-form.module.css';
import { waitOf } from './use-code-sending';

/** Sends a code to a medium of the account and takes it. */
export function ConfirmSteps({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { data: sent, error, isPending, variables, mutate } = useMutation({ mutationFn: sendCode });
  useEffect(() => mutate(undefined), [mutate]);
  if (sent) return <SentCode sent={sent} medium={variables} onConfirmed={onConfirmed} onOther={mutate} />;
  if (error && !isPending) {
    return <ErrorState isCompact title="No code was sent" error={error} onRetry={() => mutate(variables)} />;
  }
  return (
    <p className={styles.sending} role="status">
      <Spinner />
      Sending you a code
    </p>
  );
}

type SentCodeProps = {
  readonly sent: AccountCodeResponse;
  readonly medium: MediumType | undefined;
  readonly onConfirmed: () => void;
  readonly onOther: (medium: MediumType) => void;
};

function SentCode({ sent, medium, onConfirmed, onOther }: SentCodeProps) {
  const queryClient = useQueryClient();
  const other = otherMedium(useQuery(accountQuery).data, sent.medium);
  const handleSubmit = async (otps: string[]) => {
    await request(ENDPOINTS.confirmAccountCode, { otps });
    onConfirmed();
    await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
  return (
    <>
      <Alert kind="info">{sent.message}</Alert>
      <CodeForm wait={sent.retry_after} submitLabel="Confirm" onSubmit={handleSubmit} onResend={() => sendCode(medium)}>
        {other && (
          <TextButton onClick={() => onOther(other)}>
            {other === MEDIUM_TYPE.phone ? 'Send it to my phone instead' : 'Send it to my e-mail instead'}
          </TextButton>
        )}
      </CodeForm>
      <p className="muted">After this you can change things for ten minutes without another code.</p>
    </>
  );
}

/** A code that was asked for a moment ago is still good: the boxes are shown for it. */
async function sendCode(mediumtype: MediumType | undefined): Promise<AccountCodeResponse> {
  try {
    return await request(ENDPOINTS.sendAccountCode, mediumtype === undefined ? {} : { mediumtype });
  } catch (error) {
    const wait = waitOf(error);
    if (wait === undefined || wait > LIMITS.loginResendSeconds) throw error;
    return { status: 200, message: 'We sent you a code a moment ago. It still works: enter it here.', medium: '', retry_after: wait };
  }
}

/** A confirmed medium that the code did not go to; null: there is none. */
function otherMedium(account: Account | undefined, sentTo: string): MediumType | null {
  if (!account?.is_email_confirmed || !account.is_contact_no_confirmed || sentTo === '') return null;
  return sentTo.includes('@') ? MEDIUM_TYPE.phone : MEDIUM_TYPE.email;
}
