import type { Ticket } from '@alltalent/shared/contracts';
import { Button, Icon } from '@alltalent/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './contact-message.module.css';

type TicketPanelProps = {
  readonly ticket: Ticket;
  readonly title: string;
  readonly children: ReactNode;
  readonly again: string;
  readonly onAgain: () => void;
};

/** In place of the form, once the message is with us. */
export function TicketPanel({ ticket: { ticket, answer }, title, children, again, onAgain }: TicketPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={css.sent}>
      <span className={css.seal}>
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>Your ticket</dt>
          <dd className={css.ticket}>{ticket}</dd>
        </div>
        <div>
          <dt>Answer</dt>
          <dd>{answer}</dd>
        </div>
      </dl>
      <p className="muted">{children}</p>
      <Button variant="line" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
