import styles from './job-body.module.css';

const SHORT = 180;

/** The poster's own words; a short first paragraph leads. */
export function JobDetails({ text }: { readonly text: string }) {
  const paragraphs = text.split(/\n+/u).filter((paragraph) => paragraph.trim() !== '');
  const [first = '', ...others] = paragraphs;
  const hasLead = others.length > 0 && first.length <= SHORT;
  return (
    <section className={styles.block} aria-label="What it is about">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={hasLead && index === 0 ? styles.pull : styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
