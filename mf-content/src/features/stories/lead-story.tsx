import type { Story } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './stories.module.css';

export function LeadStory({ story }: { readonly story: Story }) {
  return (
    <figure className={styles.lead} id={story.slug}>
      <Picture
        className={styles.leadPicture}
        src={story.profile_image}
        alt={story.picture_alt ?? `Illustrated demo profile: ${story.name}`}
        width={640}
        height={800}
        sizes="(max-width: 60rem) 88vw, 32rem"
        isPriority
      />
      <div>
        <blockquote className={styles.leadQuote}>“{story.quote}”</blockquote>
        <figcaption>
          <strong>{story.name}</strong>
          <span className={styles.role}>{story.role}</span>
          <Link className={styles.profile} to={`/${story.slug}`} target="_blank" rel="noopener">
            See {story.name}’s profile
          </Link>
        </figcaption>
      </div>
    </figure>
  );
}
