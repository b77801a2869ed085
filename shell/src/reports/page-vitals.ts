import type { Vitals } from '@alltalent/shared/contracts';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

const PLACES = 4;

/** Measures the page, and calls `onLeave` once with the values when it is left. */
export function collectVitals(onLeave: (values: Vitals['values']) => void): void {
  const newest = new Map<Metric['name'], number>();
  const keep = ({ name, value }: Metric) => newest.set(name, Number(value.toFixed(PLACES)));
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep, { reportAllChanges: true });
  const leave = () => {
    const values = [...newest].map(([name, value]) => ({ name, value }));
    newest.clear();
    document.removeEventListener('visibilitychange', handleChange);
    window.removeEventListener('pagehide', leave);
    if (values.length > 0) onLeave(values);
  };
  const handleChange = () => document.visibilityState === 'hidden' && leave();
  document.addEventListener('visibilitychange', handleChange);
  window.addEventListener('pagehide', leave);
}
