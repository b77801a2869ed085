import { OWN_DATA, request, sessionQuery } from '@alltalent/shared/api';
import {
  type Account,
  type AccountCodeResponse,
  type ChangeContactInput,
  ENDPOINTS,
  MEDIUM_TYPE,
  type MediumType,
} from '@alltalent/shared/contracts';
import { Alert, TextButton } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from './code-form';
import styles from './account.module.css';
import { EmailForm } from './email-form';
import { PhoneForm } from './phone-form';
import { useFreshAction } from './use-fresh-action';

type ContactChangeProps = {
  readonly type: MediumType;
  /** The present value while nobody has confirmed it: it is offered as it is. */
  readonly unconfirmed: string;
  readonly account: Account;
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
};

type Sent = { readonly input: ChangeContactInput; readonly response: AccountCodeResponse };

/** A new address or number, then the code that went there. */
export function ContactChange({ type, unconfirmed, account, onCancel, onDone }: ContactChangeProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [draft, setDraft] = useState<ChangeContactInput | null>(null);
  const runFresh = useFreshAction();
  const finish = useFinish(onDone);
  const send = (input: ChangeContactInput) => runFresh(() => request(ENDPOINTS.changeContact, input));
  const handleSend = async (input: ChangeContactInput) => {
    setDraft(input);
    const response = await send(input);
    if (response) setSent({ input, response });
  };
  if (!sent) {
    const first = draft ?? draftOf(type, unconfirmed, account);
    const Form = type === MEDIUM_TYPE.email ? EmailForm : PhoneForm;
    return <Form draft={first} onSend={handleSend} onCancel={onCancel} />;
  }
  const handleCode = async (otps: string[]) => {
    const response = await runFresh(() => request(ENDPOINTS.confirmContact, { otps }));
    if (response) await finish(response.message);
  };
  return (
    <div className={styles.step}>
      <h3>Enter the code</h3>
      <Alert kind="info">{sent.response.message}</Alert>
      <CodeForm wait={sent.response.retry_after} submitLabel="Confirm" onSubmit={handleCode} onResend={() => send(sent.input)}>
        <TextButton onClick={() => setSent(null)}>{type === MEDIUM_TYPE.email ? 'Edit email' : 'Edit number'}</TextButton>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </CodeForm>
    </div>
  );
}

/** Header and account show the new value before the form goes. */
function useFinish(onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    onDone(message);
  };
}

function draftOf(mediumtype: MediumType, unconfirmed: string, account: Account): ChangeContactInput {
  if (mediumtype === MEDIUM_TYPE.email) return { mediumtype, medium: unconfirmed, county_code: '' };
  const county_code = account.county_code.replace(/\D/gu, '');
  return { mediumtype, medium: unconfirmed === '' ? '' : account.contact_no, county_code };
}
