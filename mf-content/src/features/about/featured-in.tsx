import styles from './press.module.css';

/** Invented publications, set as word-marks: the demo names no real brand. */
const MARKS = [
  { name: 'The Call Sheet', look: styles.heavy },
  { name: 'STAGE & STREET', look: styles.spaced },
  { name: 'Reel Weekly', look: styles.thin },
  { name: 'monsoon review', look: styles.tight },
  { name: 'Greenroom', look: styles.boxed },
];

export function FeaturedIn() {
  return (
    <section className={styles.press} aria-labelledby="featured-in">
      <div className={`wrap ${styles.row}`}>
        <h2 id="featured-in" className={styles.label}>
          Featured in
        </h2>
        <ul className={styles.marks}>
          {MARKS.map(({ name, look }) => (
            <li key={name} className={`${styles.mark} ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
