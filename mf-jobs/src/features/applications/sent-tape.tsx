import { recordingPlaceOf } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import css from './self-tape.module.css';

/** The recording that the client has. */
export function SentTape({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const place = recordingPlaceOf(url);
  if (place === null) return null;
  return (
    <p className={css.sent}>
      <span>
        Sent:{' '}
        <a href={place.address} target="_blank" rel="noopener noreferrer">
          {place.address}
          <span className="vh">, opens {place.provider} in a new tab</span>
        </a>
      </span>
      {children}
    </p>
  );
}
