import { LIMITS } from '@alltalent/shared/contracts';
import { Button, CodeField, Alert, ResendLine, TextButton } from '@alltalent/shared/ui';
import type { FormEvent } from 'react';
import { FailureAlert } from './failure-alert';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

type CodeStepProps = { readonly flow: ShareFlow; readonly onShowSelected: () => void };

export function CodeStep({ flow, onShowSelected }: CodeStepProps) {
  const { code, sent, failure, isBusy } = flow;
  const canVerify = code.length === LIMITS.codeLength;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canVerify) flow.verify();
  };
  return (
    <form className={styles.step} onSubmit={handleSubmit} noValidate>
      {sent && (
        <Alert key={sent.countdown.deadline} kind="info">
          {sent.message}
        </Alert>
      )}
      <div className={styles.code}>
        <CodeField name="share_otp" value={code} onChange={flow.type} hasAutoFocus {...(failure?.code ? { error: failure.code } : {})} />
        {sent && <ResendLine countdown={sent.countdown} waitText="Verification code in" isAsking={isBusy} onAsk={flow.ask} />}
      </div>
      {failure && !failure.code && <FailureAlert failure={failure} onShowSelected={onShowSelected} />}
      <Button type="submit" isBlock disabled={!canVerify} isPending={isBusy}>
        Verify &amp; Proceed
      </Button>
      <p className={`muted ${styles.foot}`}>
        Wrong number or address? <TextButton onClick={flow.back}>Edit</TextButton>
      </p>
    </form>
  );
}
