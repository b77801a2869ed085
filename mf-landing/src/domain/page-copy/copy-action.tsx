import { ButtonLink, type ButtonProps } from '@alltalent/shared/ui';
import { LEAD_FORM_ID } from '../lead/lead-form-id';
import { ToFormButton } from '../lead/to-form-button';

type CopyActionProps = {
  readonly action: { readonly label: string; readonly to: string } | undefined;
  readonly variant: NonNullable<ButtonProps['variant']>;
  readonly size?: ButtonProps['size'];
  readonly className?: string | undefined;
};

/** Link of a block: to the form of the page, or to another page. */
export function CopyAction({ action, ...look }: CopyActionProps) {
  if (!action) return null;
  if (action.to === `#${LEAD_FORM_ID}`) return <ToFormButton {...look}>{action.label}</ToFormButton>;
  return (
    <ButtonLink {...look} to={action.to}>
      {action.label}
    </ButtonLink>
  );
}
