/** Attribute of the document's links to the scripts that start the page, in the order in which they run. */
export const STARTS_PAGE = 'data-starts-page';

/** Milliseconds after which the scripts run even though nothing was painted, as in a window that is covered. */
const LONGEST_WAIT_MS = 1000;

/**
 * Runs the scripts that start the page once the drawn page has been parsed and painted. A fast connection brings them before
 * that, and running them would hold up what the visitor came to see.
 */
export function startAfterPaint(document: Document): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${STARTS_PAGE}]`)) document.head.append(scriptOf(link));
  };
  const waitForPaint = () => {
    if (document.hidden) return start();
    // The callback comes before the paint, and its timer after it.
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, LONGEST_WAIT_MS);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', waitForPaint, { once: true });
  else waitForPaint();
}

function scriptOf(link: HTMLLinkElement): HTMLScriptElement {
  const script = document.createElement('script');
  // They run in the order of their links.
  script.async = false;
  for (const name of ['integrity', 'crossorigin']) script.setAttribute(name, link.getAttribute(name) ?? '');
  script.src = link.href;
  return script;
}
