import type { Page } from '@playwright/test';

/** Returns the buttons, links and fields whose middle belongs to another one, so that a tap on them would do something else. */
export function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'button, a[href], input, select, textarea, summary';
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) || element.tagName;
    const isFixed = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
      return false;
    };
    const covered = [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) return [];
      if (getComputedStyle(control).pointerEvents === 'none') return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const other = hit?.closest(controls);
      // Bars that stay in place cover what is scrolled under them, and a field can be hidden inside its label.
      if (!hit || !other || other.contains(control) || control.contains(other) || isFixed(other) || hit.closest('label')) return [];
      return [`${nameOf(control)} lies under ${nameOf(other)}`];
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
}
