import { MESSAGES } from '@alltalent/shared/contracts';
import { Button, Icon } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import css from './lead-form.module.css';

/** In place of the form, once nothing more is to be done. */
export function LeadThanks({ onAgain }: { readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.thanks}>
      <span className={css.seal}>
        <Icon name="check" />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {MESSAGES.leadThanks}
      </h3>
      <p className="muted">
        Your request is with our casting team. They answer at the e-mail address or the number you gave; there is nothing more to do.
      </p>
      <Button variant="line" onClick={onAgain}>
        Send another request
      </Button>
    </div>
  );
}
