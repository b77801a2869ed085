import { OWN_DATA } from '@alltalent/shared/api';
import type { OfficeTools } from '@alltalent/shared/federation';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** First parts of the key of every query here. The frame asks them again once the office is open. */
export const PLATFORM_DATA = [OWN_DATA, 'office', 'platform'] as const;

/** Tools of the page while the office's frame is away: nothing asks for the second step, and what the server refuses is said. */
export const NO_TOOLS: OfficeTools = { confirmed: (call) => call(), onReadFailed: () => undefined };

export const OfficeToolsContext = createContext<OfficeTools>(NO_TOOLS);

/** Returns what the frame of the office gives to the page in it. For parts of a PlatformPage. */
export function useOfficeTools(): OfficeTools {
  return use(OfficeToolsContext);
}

/** Tells the frame of the error of a read, so that it asks for the second step when the office was closed meanwhile. */
export function useReadFailure(error: unknown): void {
  const { onReadFailed } = useOfficeTools();
  const tell = useEffectEvent(onReadFailed);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
