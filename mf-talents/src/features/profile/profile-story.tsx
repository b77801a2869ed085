import type { TalentProfile } from '@alltalent/shared/contracts';
import styles from '../../domain/profile/profile-block.module.css';

/** What they say about themselves: the first sentence large, the rest below it. */
export function ProfileStory({ about }: Pick<TalentProfile, 'about'>) {
  const { first, rest } = splitFirstSentence(about);
  if (first === '') return null;
  return (
    <section className={styles.first} aria-labelledby="profile-about">
      <h2 id="profile-about" className="vh">
        About
      </h2>
      <p className={styles.pull}>{first}</p>
      {rest && <p className={styles.text}>{rest}</p>}
    </section>
  );
}

function splitFirstSentence(text: string): { first: string; rest: string } {
  const tidy = text.trim();
  const end = /[.!?](?=\s+\p{Lu})/u.exec(tidy);
  return end ? { first: tidy.slice(0, end.index + 1), rest: tidy.slice(end.index + 1).trim() } : { first: tidy, rest: '' };
}
