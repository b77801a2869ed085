import type { Attachment } from '@alltalent/shared/contracts';
import { useRef, useState } from 'react';

/** Files of loaded messages. `renew` reads their addresses again, and resolves to that of one file; null when there is none. */
export type FilesOfThread = { readonly loadedAt: number; readonly renew: (fileId: string) => Promise<string | null> };

/**
 * Returns the address that an element shows. One that is loaded stays, so a renewal neither flickers nor stops what is played.
 * After a failure the addresses are renewed, once until something is loaded again.
 */
export function useLastingAddress({ id, url }: Attachment, { renew }: FilesOfThread) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const hasRenewed = useRef(false);
  const src = loaded ?? url;
  return {
    src,
    handleLoad() {
      hasRenewed.current = false;
      setLoaded(src);
    },
    handleError() {
      setLoaded(null);
      if (hasRenewed.current || src !== url) return;
      hasRenewed.current = true;
      void renew(id);
    },
  };
}
