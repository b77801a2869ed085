import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import styles from './about.module.css';

export function AboutBanner() {
  return (
    <section className={`ink ${styles.banner}`} aria-labelledby="about">
      <Picture
        className={styles.bannerPicture}
        address={assetUrl('scenes/casting-hall-640.webp')}
        alt="Illustration: people of different ages and cities wait in a sunlit casting hall, call sheets on the wall."
        width={1280}
        height={720}
        sizes="100vw"
        isPriority
      />
      <div className={`wrap ${styles.bannerText}`}>
        <p className="kicker">About us</p>
        <h1 id="about">Somebody is looking for exactly you.</h1>
        <p className={styles.bannerLine}>We keep the light on until you find each other.</p>
      </div>
    </section>
  );
}
