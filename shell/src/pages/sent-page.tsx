import { useLayoutEffect, useRef } from 'react';

let sent: Element | null = null;

/** Takes the readable text of the first page out of the document, before React replaces the document's content. */
export function detachSentPage(root: Element): void {
  sent = root.querySelector('.sent-page');
}

export function hasSentPage(): boolean {
  return sent !== null;
}

/** Shows that text until the page has loaded. Shown only once. */
export function SentPage() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = sent;
    if (page) place.current?.append(page);
    return () => {
      page?.remove();
      sent = null;
    };
  }, []);
  return <div ref={place} />;
}
