import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { useNow } from '@alltalent/shared/state';
import { Button, Drawer } from '@alltalent/shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { closingOf } from '../../domain/days/closing';
import { payText } from '../../domain/pay/pay';
import styles from './apply-dock.module.css';
import { ApplyPanel } from './apply-panel';
import type { Apply } from './use-apply';

const NARROW = '(max-width: 46rem)';

/** Whether a narrow screen shows the panel in a sheet behind a dock; plain messages stay in the page. */
export function isDocked({ view, application }: Pick<Apply, 'view' | 'application'>): boolean {
  return view.kind === 'form' || view.kind === 'profile' || view.kind === 'membership' || application.sentRole !== null;
}

/** Whether the sheet is open. The page shows the panel only while it is not: there is one form at a time. */
export function useDock() {
  const { hash } = useLocation();
  // Where a login comes back to.
  const [isAsked] = useState(() => hash === '#apply' && isNarrow());
  const isBrought = useBrowserValue(() => isAsked, false);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return { isOpen: isOpen ?? isBrought, open: () => setIsOpen(true), close: () => setIsOpen(false) } as const;
}

type ApplyDockProps = { readonly apply: Apply; readonly dock: ReturnType<typeof useDock> };

/** Dock at the lower edge of narrow screens, shown while the job is in view. */
export function ApplyDock({ apply, dock }: ApplyDockProps) {
  const { job } = apply;
  const now = useNow();
  return (
    <section className={styles.dock} aria-label="Apply for this job">
      <p className="num">
        <strong>{payText(job).sum}</strong>
        {closingOf(job.closes_on, now).text}
      </p>
      <Button size="small" aria-haspopup="dialog" onClick={dock.open}>
        Apply
      </Button>
      <Drawer isOpen={dock.isOpen} onClose={dock.close} label={`Apply for ${job.title}`} className={styles.sheet}>
        <ApplyPanel apply={apply} className={styles.panel} />
      </Drawer>
    </section>
  );
}

function isNarrow(): boolean {
  const { matchMedia } = globalThis as { readonly matchMedia?: typeof globalThis.matchMedia };
  return matchMedia?.(NARROW).matches ?? false;
}
