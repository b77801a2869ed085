import { TextButton } from '@alltalent/shared/ui';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useState } from 'react';

/** Tells staff of an application that should not be on the site. */
export function ReportLine({ id, name }: { readonly id: number; readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>Report this application</TextButton>
      <ReportDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        subject="application"
        subjectId={id}
        what={`the application of ${name}`}
      />
    </>
  );
}
