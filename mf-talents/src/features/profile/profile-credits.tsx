import type { TalentProfile } from '@alltalent/shared/contracts';
import styles from './profile-credits.module.css';
import block from '../../domain/profile/profile-block.module.css';

export function ProfileCredits({ credits }: Pick<TalentProfile, 'credits'>) {
  if (credits.length === 0) return null;
  return (
    <section className={block.block} aria-labelledby="profile-credits">
      <h2 id="profile-credits" className={block.title}>
        Credits
      </h2>
      <table className={`${styles.credits} num`} aria-labelledby="profile-credits">
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Title and part</th>
            <th scope="col">Kind</th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ year, title, part, kind }) => (
            <tr key={`${year} ${title} ${part}`}>
              <td>{year}</td>
              <th scope="row">
                {title}
                <span className={styles.part}>{part}</span>
              </th>
              <td>{kind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
