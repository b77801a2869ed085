import styles from './empty-stage.module.css';

/** A lamp that went out. */
export function FallenLight({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.stage} ${className}`} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path d="M60 128 84 58M140 128 116 58M100 128V62" />
      <path className={styles.lamp} d="M66 22h68l12 40H54Z" />
      <path d="m96 30-10 16h14l-6 14" />
      <path className={styles.ground} d="M40 128h120" />
    </svg>
  );
}
