import { assetUrl } from '@alltalent/shared/api';
import { ButtonLink, Picture, TextLink } from '@alltalent/shared/ui';
import styles from './ending.module.css';

const STILLS = ['singer', 'actor', 'dancer'];

export function AboutEnding() {
  return (
    <section className={`sheet-light ${styles.band}`} aria-labelledby="next-step">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="next-step">Come and be seen. Or come and look.</h2>
          <ButtonLink variant="ink" to="/jobs">
            Explore New Jobs
          </ButtonLink>
          <TextLink to="/talents" hasArrow className={styles.second}>
            Find talent
          </TextLink>
        </div>
        <div className={styles.stills} aria-hidden="true">
          {STILLS.map((name) => (
            <Picture
              key={name}
              className={styles.still}
              address={assetUrl(`categories/${name}-640.webp`)}
              alt=""
              width={400}
              height={500}
              sizes="18rem"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
