import { Button } from '@alltalent/shared/ui';
import { useState } from 'react';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { ExtendedJob } from './extended-job';

const ExtendDialog = lazyDialog(() => import(/* webpackChunkName: "jobs.extend" */ './extend-dialog').then((part) => part.ExtendDialog));

type ExtendButtonProps = { readonly job: ExtendedJob; readonly label?: string };

/** Button that sets a later closing day. */
export function ExtendButton({ job, label = 'Extend' }: ExtendButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="small" onClick={() => setIsOpen(true)}>
        {label}
        <span className="vh">, {job.title}</span>
      </Button>
      {isOpen && <ExtendDialog job={job} onClose={() => setIsOpen(false)} />}
    </>
  );
}
