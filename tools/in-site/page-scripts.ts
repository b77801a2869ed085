/**
 * Script that runs before the shell's: React looks for this hook when it starts, and the remote's refresh runtime, which comes
 * later, finds React in it.
 */
export const REFRESH_HOOK = `if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
`;

/** Returns the script of the banner. It says on each page what is from this machine, and is no part of the page's own tree. */
export function bannerScript(name: string, site: string): string {
  const text = `${name} from this machine in ${site}. Nothing is counted.`;
  return `addEventListener('DOMContentLoaded', () => {
  const banner = document.createElement('aside');
  banner.setAttribute('aria-label', 'Development');
  const style = { position: 'fixed', left: '50%', bottom: '8px', transform: 'translateX(-50%)', zIndex: '2147483000', maxWidth: 'calc(100vw - 16px)',
    boxSizing: 'border-box', padding: '6px 12px', borderRadius: '8px', background: '#7a2e00', color: '#fff', font: '13px/1.4 system-ui, sans-serif', pointerEvents: 'none' };
  Object.assign(banner.style, style);
  banner.textContent = ${JSON.stringify(text)};
  document.body.append(banner);
});
`;
}
