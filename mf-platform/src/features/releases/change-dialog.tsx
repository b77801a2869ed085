import { messageOf } from '@alltalent/shared/api';
import { Button, Dialog, Alert, TextButton, TextField } from '@alltalent/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { changeCopy } from './change-copy';
import { NO_PERCENTAGE, weightOf } from './percent-of-visitors';
import type { AskedChange } from './asked-change';
import css from './releases.module.css';
import { useChange } from './use-change';

type ChangeDialogProps = { readonly remote: string; readonly change: AskedChange; readonly onClose: () => void };

/** Asks before anything changes for visitors, and why. */
export function ChangeDialog({ remote, change, onClose }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const [weight, setWeight] = useState(String((change.weight ?? 0) / 100));
  const form = useId();
  const parts = weightOf(weight);
  const weightError = change.action === 'weight' && parts === null ? NO_PERCENTAGE : undefined;
  const { isPending, error, mutate } = useChange(onClose);
  const { title, detail, button } = changeCopy(remote, change);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (weightError || isPending) return;
    mutate({ ...change, remote, reason, even_withdrawn: true, ...(change.action === 'weight' && parts !== null ? { weight: parts } : {}) });
  };
  const footer = (
    <>
      <Button variant="ink" type="submit" form={form} isPending={isPending}>
        {button}
      </Button>
      <TextButton onClick={onClose}>Leave it</TextButton>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer}>
      <form id={form} className={css.form} onSubmit={send}>
        <p>{detail}</p>
        {change.action === 'weight' && (
          <TextField
            label="Percent of visitors"
            name="weight"
            inputMode="decimal"
            value={weight}
            onChange={setWeight}
            error={weightError}
          />
        )}
        <TextField label="Why" name="reason" hint="It stands in the audit log." maxLength={300} value={reason} onChange={setReason} />
        {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
      </form>
    </Dialog>
  );
}
