import type { AdType } from '@alltalent/shared/contracts';
import { FormWithoutScript } from '@alltalent/shared/ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SectionFence } from '../section/section-fence';
import { useNearViewport } from '../section/use-near-viewport';
import { wasEnteringCode } from './code-mark';
import { listenForFocusRequests } from './go-to-lead-form';
import type { LeadFormProps } from './lead-form';
import { LeadFormSkeleton } from './lead-form-skeleton';
import css from './lead-section.module.css';

type LeadFormSlotProps = { readonly adType: AdType; readonly hint: ReactNode };

/** The form comes when it is near the screen, when a button leads to it, or when a reload came in between. */
export function LeadFormSlot({ adType, hint }: LeadFormSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(slot);
  const [focusRequests, setFocusRequests] = useState(0);
  const isResuming = useWasEnteringCode(adType);
  useEffect(() => listenForFocusRequests(slot.current?.closest('section') ?? null, () => setFocusRequests((before) => before + 1)), []);
  const isWanted = isNear || isResuming || focusRequests > 0;
  return (
    <div ref={slot} className={`sheet-light ${css.sheet}`}>
      {isWanted ? (
        <SectionFence label="The form">
          <LoadedForm adType={adType} hint={hint} focusRequests={focusRequests} />
        </SectionFence>
      ) : (
        <>
          <FormWithoutScript />
          <div className="needs-script">
            <LeadFormSkeleton adType={adType} hint={hint} isQuiet />
          </div>
        </>
      )}
    </div>
  );
}

/** As it was when the page began; the server that draws the page does not know. */
function useWasEnteringCode(adType: AdType): boolean {
  const [readStart] = useState(() => {
    const wasEntering = wasEnteringCode(adType);
    return () => wasEntering;
  });
  return useSyncExternalStore(listenToNothing, readStart, () => false);
}

const listenToNothing = () => () => undefined;

/** A failed import is remembered by `lazy`, so each attempt of the fence makes its own. */
function LoadedForm(props: LeadFormProps) {
  const [Form] = useState(() => lazy(loadForm));
  return (
    <Suspense fallback={<LeadFormSkeleton {...props} />}>
      <Form {...props} />
    </Suspense>
  );
}

async function loadForm() {
  const { LeadForm } = await import(/* webpackChunkName: "landing.lead-form" */ './lead-form');
  return { default: LeadForm };
}
