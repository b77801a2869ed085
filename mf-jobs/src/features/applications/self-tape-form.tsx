import { ENDPOINTS, JOB_LIMITS } from '@alltalent/shared/contracts';
import { Button, TextField } from '@alltalent/shared/ui';
import { focusFirstError } from '@alltalent/shared/ui/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import css from './self-tape.module.css';
import { TAPE_HINT, tapeLack, tapeRefusal } from './tape-errors';
import { useApplicationChange } from './use-application-change';

type SelfTapeFormProps = { readonly id: number; readonly isReplacing: boolean; readonly onDone: () => void };

/** The link to a recording; what is wrong with it stands in the field. */
export function SelfTapeForm({ id, isReplacing, onDone }: SelfTapeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState('');
  const [lack, setLack] = useState('');
  const { mutate, isPending, error, reset } = useApplicationChange(ENDPOINTS.sendSelfTape, onDone);
  const wrong = lack || tapeRefusal(error);
  useEffect(() => {
    if (wrong !== '') focusFirstError(form.current);
  }, [wrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = tapeLack(url);
    setLack(found);
    if (found === '' && !isPending) mutate({ id, address: url.trim() });
  };
  const change = (value: string) => {
    setUrl(value);
    setLack('');
    reset();
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={handleSubmit}>
      <TextField
        name={`tape-${id}`}
        type="url"
        label="Link to your self-tape"
        hint={TAPE_HINT}
        value={url}
        error={wrong || undefined}
        maxLength={JOB_LIMITS.tapeUrl}
        autoComplete="off"
        isRequired
        onChange={change}
      />
      <Button type="submit" isPending={isPending}>
        {isReplacing ? 'Send this one instead' : 'Send self-tape'}
      </Button>
    </form>
  );
}
