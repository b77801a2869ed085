import { hasCode } from '@alltalent/shared/api';
import type { OfficeSession } from '@alltalent/shared/contracts';
import { createContext, use } from 'react';

type Confirming = {
  readonly session: OfficeSession;
  /** Asks for the second step; resolves to whether it was done. */
  readonly ask: () => Promise<boolean>;
  /** Shows the second step in the place of the page. */
  readonly leave: () => void;
};

export const ConfirmingContext = createContext<Confirming | null>(null);

function useConfirming(): Confirming {
  const confirming = use(ConfirmingContext);
  if (!confirming) throw new Error('This needs an OfficePage around it.');
  return confirming;
}

/** Who uses the office. For parts of an OfficePage. */
export function useOffice(): OfficeSession {
  return useConfirming().session;
}

/** Returns a function that shows the second step in the place of the page, after the office was closed. */
export function useLeaveOffice(): () => void {
  return useConfirming().leave;
}

/** Returns a function that asks for the second step and resolves to whether it was done. */
export function useSecondStep(): () => Promise<boolean> {
  return useConfirming().ask;
}

/**
 * Returns a function that runs a call of the office. When the server asks for the second step, a dialog takes it and the call runs once
 * more. Resolves to null when the dialog is closed; other errors are thrown.
 */
export function useConfirmed(): <T>(call: () => Promise<T>) => Promise<T | null> {
  const { ask } = useConfirming();
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!hasCode(error, 'SECOND_STEP_NEEDED')) throw error;
      return (await ask()) ? call() : null;
    }
  };
}
