import { TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';

const ReportDialog = lazyDialog(() =>
  import(/* webpackChunkName: "jobs.report" */ '@alltalent/shared/ui/report').then((part) => part.ReportDialog),
);

/** Tells staff of an application that should not be on the site. */
export function ReportLine({ id, name }: { readonly id: number; readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>Report this application</TextButton>
      {isOpen && (
        <ReportDialog isOpen onClose={() => setIsOpen(false)} subject="application" subjectId={id} what={`the application of ${name}`} />
      )}
    </>
  );
}
