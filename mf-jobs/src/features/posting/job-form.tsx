import { dayInIndia, type JobContent } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { toFormErrors } from '@alltalent/shared/ui/form';
import { Formik } from 'formik';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobErrors } from './job-errors';
import { OpenRoleProvider } from './open-role';
import { postingUrl, stepOf } from './posting-url';
import { useDraft } from './use-job-draft';
import { useSendIn } from './use-send-in';
import { Writing } from './writing';

/** The form of one draft: it begins with what the draft restores, and saves itself. Sending it in submits it. */
export function JobForm() {
  const draft = useDraft();
  const [start] = useState(() => draft.readNewest());
  const [openRole, setOpenRole] = useState(start.roles[0]?.key ?? '');
  const roleInView = useMemo(() => ({ openRole, setOpenRole }), [openRole]);
  const logIn = useLogIn();
  const { sent, sendIn } = useSendIn(logIn);
  return (
    <OpenRoleProvider value={roleInView}>
      <Formik initialValues={start} validate={validateJob} validateOnChange={false} validateOnBlur={false} onSubmit={sendIn}>
        <Writing sent={sent} onLogIn={logIn} />
      </Formik>
    </OpenRoleProvider>
  );
}

function validateJob(content: JobContent): object {
  return toFormErrors(jobErrors(content, dayInIndia(Date.now())));
}

/** Asks a visitor to log in, and leads back to the step that is shown; null for who is logged in. */
function useLogIn(): (() => void) | null {
  const { owner } = useDraft();
  const [query] = useSearchParams();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return owner === '' ? () => openJoinPanel(postingUrl(null, stepOf(query))) : null;
}
