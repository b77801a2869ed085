import { useLayoutEffect, useRef } from 'react';

let sent: Element | null = null;

/** Takes the readable text of the first page out of the document, before the shell draws over it. */
export function takeSentPage(root: Element): void {
  sent = root.querySelector('.sent-page');
}

export function hasSentPage(): boolean {
  return sent !== null;
}

/** That text, where the page will be, until the page is there. It is shown once. */
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
