import type { Story } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './stories.module.css';

export function StoryCard({ story }: { readonly story: Story }) {
  return (
    <figure className={styles.card} id={story.slug}>
      <Picture
        className={styles.cardPicture}
        src={story.profile_image}
        alt={story.picture_alt ?? ''}
        width={320}
        height={400}
        sizes="5.5rem"
      />
      <div className={styles.cardText}>
        <blockquote className={styles.cardQuote}>“{story.quote}”</blockquote>
        <figcaption>
          <Link className={styles.cardName} to={`/${story.slug}`} target="_blank" rel="noopener">
            {story.name}
          </Link>
          <span className={styles.role}>{story.role}</span>
        </figcaption>
      </div>
    </figure>
  );
}
