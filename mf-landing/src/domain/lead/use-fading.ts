import { prefersReducedMotion } from '@alltalent/shared/ui';
import { useEffect, useState } from 'react';

const READ_MS = 4000;
const FADE_MS = 500;

export type FadePhase = 'shown' | 'fading' | 'gone';

/** Shows a message, then fades it out; with reduced motion it disappears at once. */
export function useFading(): FadePhase {
  const [phase, setPhase] = useState<FadePhase>('shown');
  useEffect(() => {
    const fade = prefersReducedMotion() ? 0 : FADE_MS;
    const timers = [
      ...(fade > 0 ? [setTimeout(() => setPhase('fading'), READ_MS)] : []),
      setTimeout(() => setPhase('gone'), READ_MS + fade),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return phase;
}
