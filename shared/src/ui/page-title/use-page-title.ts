import { useEffect } from 'react';

/** The document's title while the page is shown; for pages whose title depends on their data. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
