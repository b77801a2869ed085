import { type AdType, AD_TYPES, LEAD_DESTINATIONS, MESSAGES, type StoreLeadResponse } from '@alltalent/shared/contracts';
import { setFlashAtom } from '@alltalent/shared/state';
import { Alert } from '@alltalent/shared/ui';
import type { FormikProps } from 'formik';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import css from './lead-form.module.css';
import { LeadFieldsForm } from './lead-fields-form';
import { LeadThanks } from './lead-thanks';
import type { LeadValues } from './lead-values';
import { PendingAlert } from './pending-alert';
import { useLeadCode } from './use-lead-code';
import { VerifyDialog } from './verify-dialog';

export type LeadFormProps = {
  readonly adType: AdType;
  readonly hint: ReactNode;
  /** Incremented by each button that leads to the form; every change focuses the first field. */
  readonly focusRequests: number;
};

/** The form of a campaign page, its thanks, and the code in between. */
export function LeadForm({ adType, hint, focusRequests }: LeadFormProps) {
  const [isThanked, setThanked] = useState(false);
  const [sent, setSent] = useState<LeadValues | null>(null);
  const form = useRef<FormikProps<LeadValues>>(null);
  const code = useLeadCode(adType);
  const area = useFirstField(focusRequests);
  const leave = useLeave();
  const handleSent = ({ user, pending }: StoreLeadResponse, values: LeadValues) => {
    setSent(values);
    if (user === 1 || !pending) setThanked(true);
    else code.begin(pending);
  };
  const handleCorrect = (values: LeadValues) => {
    code.close();
    void form.current?.setValues(values, false);
  };
  const handleVerified = (of: AdType) => {
    code.end();
    if (of === AD_TYPES.photoshoot) setThanked(true);
    else leave(of);
  };
  return (
    <div ref={area} className={css.area}>
      {isThanked ? (
        <LeadThanks onAgain={() => setThanked(false)} />
      ) : (
        <>
          {code.pending && <PendingAlert onEnter={code.open} />}
          {code.isGone && <Alert kind="info">Your request no longer waits for a code. If you have not entered it, send it again.</Alert>}
          <LeadFieldsForm adType={adType} hint={hint} formRef={form} onSent={handleSent} />
        </>
      )}
      <VerifyDialog code={code} onVerified={handleVerified} onCorrect={sent ? () => handleCorrect(sent) : undefined} />
    </div>
  );
}

/** On to where the specification leads, with the thanks. */
function useLeave(): (adType: AdType) => void {
  const navigate = useNavigate();
  const setFlash = useSetAtom(setFlashAtom);
  return (adType) => {
    setFlash({ kind: 'ok', text: MESSAGES.leadThanks });
    void navigate(LEAD_DESTINATIONS[adType]);
  };
}

function useFirstField(focusRequests: number) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequests > 0) area.current?.querySelector<HTMLElement>('form input:not([tabindex="-1"]), h3')?.focus({ preventScroll: true });
  }, [focusRequests]);
  return area;
}
