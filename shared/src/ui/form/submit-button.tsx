import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { focusFirstError } from './focus-first-error';
import { useRefusedSubmit } from './use-refused-submit';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Sends the form around it. A refused form gets the focus on its first wrong field. */
export function SubmitButton({ isPending, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  useRefusedSubmit(() => focusFirstError(button.current?.form ?? null));
  return <Button {...rest} ref={button} type="submit" isPending={isPending ?? isSubmitting} />;
}
