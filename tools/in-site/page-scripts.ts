/**
 * Script that runs before the shell's: React looks for this hook when it starts, and the refresh runtimes of shell and remotes
 * find React in it. React asks one of them only, the last, which components were replaced; here it asks all of them. Otherwise
 * an edit of one remote would take back what was replaced of another one on the same page.
 */
export const REFRESH_HOOK = `if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const asked = new Set();
      const { setRefreshHandler } = renderer;
      if (setRefreshHandler) renderer.setRefreshHandler = (ask) => {
        asked.add(ask);
        setRefreshHandler((type) => {
          for (const one of asked) {
            const family = one(type);
            if (family !== undefined) return family;
          }
        });
      };
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
export function bannerScript(text: string): string {
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

/**
 * Returns the script that follows links to these pages by loading a document. The server compiles their remote before it answers,
 * and the browser says that it waits. Paths as in remote.json: '/jobs/:id'.
 */
export function documentLinksScript(paths: readonly string[]): string {
  return `{
  const patterns = ${JSON.stringify(paths.map(sourceOf))}.map((source) => new RegExp(source));
  const handleClick = (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && link.origin === location.origin && patterns.some((pattern) => pattern.test(link.pathname))) event.stopPropagation();
  };
  addEventListener('click', handleClick, true);
}
`;
}

function sourceOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const sources = parts.map((part) =>
    part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.+()]/gu, '\\$&')}`,
  );
  return `^${sources.join('')}/?$`;
}
