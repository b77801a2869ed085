import { Button, type ButtonProps } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { goToLeadForm } from './go-to-lead-form';

type ToFormButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { readonly children: ReactNode };

/** Scrolls smoothly to the form and puts the focus on its first field. */
export function ToFormButton({ children, ...look }: ToFormButtonProps) {
  return (
    <Button {...look} onClick={goToLeadForm}>
      {children}
    </Button>
  );
}
