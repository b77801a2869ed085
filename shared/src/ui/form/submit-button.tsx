import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { focusFirstError } from './focus-first-error';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Sends the form around it. A refused form gets the focus on its first wrong field. */
export function SubmitButton({ isPending, ...rest }: SubmitButtonProps) {
  const { isSubmitting, errors, submitCount } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  const handled = useRef(submitCount);
  useLayoutEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length > 0) focusFirstError(button.current?.form ?? null);
  }, [isSubmitting, submitCount, errors]);
  return <Button {...rest} ref={button} type="submit" isPending={isPending ?? isSubmitting} />;
}
