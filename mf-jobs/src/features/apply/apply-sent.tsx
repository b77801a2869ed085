import { Button, ButtonLink, Icon } from '@alltalent/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './apply-panel.module.css';
import type { Apply } from './use-apply';

/** An application went out: said once, where the form was. */
export function ApplySent({ apply: { job, view, application } }: { readonly apply: Apply }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus();
  }, []);
  const isMoreOpen = view.kind === 'form' && view.roles.some(({ name }) => name !== application.sentRole);
  return (
    <div className={styles.sent}>
      <div ref={said} className={styles.sentText} role="status" tabIndex={-1}>
        <Icon name="check" />
        <div>
          <strong>Sent for {application.sentRole}</strong>
          <p>{job.posted_by} has it now. We tell you when they look at it, and when they answer.</p>
        </div>
      </div>
      <ButtonLink variant="ink" to="/talent/applications" isBlock>
        See your applications
      </ButtonLink>
      {isMoreOpen && (
        <Button variant="line" isBlock onClick={application.again}>
          Apply for another role
        </Button>
      )}
    </div>
  );
}
