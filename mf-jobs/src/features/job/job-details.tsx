import styles from './job-body.module.css';

const LEAD = 180;

/** Job description in the poster's own text; a short first paragraph is set as the lead. */
export function JobDetails({ text }: { readonly text: string }) {
  const { lead, others } = splitLead(text);
  return (
    <section className={styles.block} aria-label="What it is about">
      {lead !== '' && <p className={styles.pull}>{lead}</p>}
      {others.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** The first paragraph, or the first sentences of a long one; nothing where there is no short beginning, or nothing after it. */
function splitLead(text: string): { readonly lead: string; readonly others: readonly string[] } {
  const paragraphs = text.split(/\n+/u).filter((paragraph) => paragraph.trim() !== '');
  const [first = '', ...after] = paragraphs;
  if (after.length > 0 && first.length <= LEAD) return { lead: first, others: after };
  const sentence = /^.{20,120}?[.!?]\s(?=\S{2})/u.exec(first)?.[0] ?? '';
  if (sentence === '') return { lead: '', others: paragraphs };
  return { lead: sentence.trim(), others: [first.slice(sentence.length), ...after] };
}
