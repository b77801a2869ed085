import { Button, Icon } from '@alltalent/shared/ui';
import css from './lead-form.module.css';

/** A request without its code reaches nobody: it says so until the code is entered. */
export function PendingAlert({ onEnter }: { readonly onEnter: () => void }) {
  return (
    <div className={css.pending} role="status">
      <Icon name="info" />
      <p>Your request waits for its code.</p>
      <Button variant="ink" size="small" onClick={onEnter}>
        Enter the code
      </Button>
    </div>
  );
}
