import { Dialog } from '@alltalent/shared/ui';
import { useState } from 'react';
import { VerifyForm, type VerifyFormProps } from './verify-form';
import css from './verify.module.css';

export function VerifyDialog({ code, ...rest }: Omit<VerifyFormProps, 'pending'>) {
  const [shown, setShown] = useState(code.pending);
  // On its way out the modal shows what it showed last.
  if (code.pending && code.pending !== shown) setShown(code.pending);
  return (
    <Dialog isOpen={code.isOpen} onClose={code.close} title="Verify your details to proceed" className={`sheet-light ${css.dialog}`}>
      {shown && <VerifyForm {...rest} code={code} pending={shown} />}
    </Dialog>
  );
}
