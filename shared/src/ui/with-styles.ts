type Styles = Partial<Record<'aspectRatio' | 'blockSize' | 'inlineSize' | 'minBlockSize' | 'transform' | 'transition', string | undefined>>;

/**
 * A ref that sets properties of its element's style, before the browser paints. The site's policy forbids `style` attributes in the
 * HTML it sends, so what must look right before the scripts run needs a class instead. An empty text takes a property away.
 */
export function withStyles(styles: Styles): (element: HTMLElement | null) => void {
  return (element) => void (element && Object.assign(element.style, styles));
}
