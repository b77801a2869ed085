/** True also where the preference cannot be read (server, test runner): nothing should wait for an animation there. */
export function prefersReducedMotion(): boolean {
  const { matchMedia } = globalThis;
  return typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)').matches : true;
}
