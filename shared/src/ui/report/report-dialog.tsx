import { useState } from 'react';
import type { ReportSubject } from '../../contracts/jobs/job-values';
import { Button } from '../button/button';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import { Dialog } from '../modal/dialog';
import type { ReportFormProps } from './report-form';

const ReportForm = lazyDialog<ReportFormProps & { readonly onClose: () => void }>(() =>
  import(/* webpackChunkName: "report-form" */ './report-form').then((part) => part.ReportForm),
);

export type ReportDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly subject: ReportSubject;
  readonly subjectId: number;
  /** What is reported, as the page names it: 'this call'. */
  readonly what: string;
};

/** Tells staff that something should not be on the site. It says when it is done; its form comes when it is opened. */
export function ReportDialog({ isOpen, onClose, subject, subjectId, what }: ReportDialogProps) {
  const [isSent, setIsSent] = useState(false);
  const handleClose = () => {
    onClose();
    setIsSent(false);
  };
  return (
    <Dialog isOpen={isOpen} onClose={handleClose} title={isSent ? 'Thank you' : `Report ${what}`}>
      {isSent ? (
        <>
          <p role="status">Our staff read it and act on it. Nobody is told who reported.</p>
          <Button variant="ink" autoFocus onClick={handleClose}>
            Close
          </Button>
        </>
      ) : (
        <ReportForm subject={subject} subjectId={subjectId} onSent={() => setIsSent(true)} onClose={handleClose} />
      )}
    </Dialog>
  );
}
