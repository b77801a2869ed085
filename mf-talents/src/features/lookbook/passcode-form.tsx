import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, TextField } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import css from './gone.module.css';
import { showLookbook } from './lookbook.query';

/** A link whose sender told a passcode to the receiver, by another way than this site. */
export function PasscodeForm({ token }: { readonly token: string }) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [passcode, setPasscode] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.openLookbook, { token, passcode }),
    onSuccess: ({ data }) => showLookbook(queryClient, token, data),
  });
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <section className={`ink ${css.gone}`}>
      <div className={`wrap ${css.in}`}>
        <h1 className={css.title}>This link asks for a passcode</h1>
        <p className="lede">Whoever sent it to you knows the passcode.</p>
        <form ref={form} className={css.form} onSubmit={handleSubmit} noValidate>
          <TextField
            name="passcode"
            label="Passcode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            value={passcode}
            onChange={(text) => {
              setPasscode(text);
              reset();
            }}
            error={error ? errorText(error) : undefined}
          />
          <Button variant="marigold" type="submit" isPending={isPending}>
            Open
          </Button>
        </form>
      </div>
    </section>
  );
}

function errorText(error: unknown): string {
  return (error instanceof ApiError ? error.problem.fields?.['passcode'] : undefined) ?? refusalOf(error);
}
