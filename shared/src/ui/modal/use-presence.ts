import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion';

/** --t-modal */
const EXIT_MS = 300;

/** True while open and until the way out has been shown. */
export function usePresence(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isLeaving, setLeaving] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen && !prefersReducedMotion());
  }
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isOpen || isLeaving;
}
