import type { ReactNode } from 'react';
import styles from './ethos.module.css';

/** Step drawings: text-coloured line, marigold fill, one red stroke. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const NoTicketArt = () => (
  <Drawing>
    <path d="M14 30h92v14a6 6 0 0 0 0 12v14H14V56a6 6 0 0 0 0-12Z" />
    <path className={styles.warm} d="M40 30v40M78 42h14M78 52h14" />
    <path className={styles.red} d="m20 88 80-80" />
  </Drawing>
);

export const FeeArt = () => (
  <Drawing>
    <rect x="22" y="8" width="62" height="80" rx="4" />
    <path className={styles.warm} d="M22 26h62" />
    <path d="M34 42h38M34 54h26" />
    <path className={styles.red} d="M62 66h34M62 74h34M68 66c12 0 12 14 0 14l16 14" />
  </Drawing>
);

export const AnswerArt = () => (
  <Drawing>
    <path d="M14 18h62v40H44L30 72V58H14Z" />
    <path className={styles.warm} d="M26 32h38M26 44h22" />
    <path className={styles.red} d="M58 78h48V48H88" />
    <path className={styles.red} d="m70 66-12 12 12 12" />
  </Drawing>
);

export const SearchArt = () => (
  <Drawing>
    <rect x="12" y="14" width="26" height="34" rx="3" />
    <rect className={styles.warm} x="44" y="14" width="26" height="34" rx="3" />
    <rect x="76" y="14" width="26" height="34" rx="3" />
    <path d="M12 58h26M44 58h26M76 58h26" />
    <circle className={styles.red} cx="62" cy="36" r="22" />
    <path className={styles.red} d="m78 52 22 26" />
  </Drawing>
);

export const LinkArt = () => (
  <Drawing>
    <rect x="10" y="20" width="34" height="44" rx="3" />
    <rect className={styles.warm} x="24" y="28" width="34" height="44" rx="3" />
    <path className={styles.red} d="M66 50h36M90 36l14 14-14 14" />
    <path d="m32 54 6 6 12-14" />
  </Drawing>
);

export const PaperArt = () => (
  <Drawing>
    <path d="M22 8h44l16 16v64H22Z" />
    <path className={styles.warm} d="M66 8v16h16Z" />
    <path d="M34 38h36M34 50h36M34 62h20" />
    <path className={styles.red} d="M58 80c8-14 12-14 12-4s6 6 12-2 8 2 18-2" />
  </Drawing>
);
