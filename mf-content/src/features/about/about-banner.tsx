import { assetUrl } from '@alltalent/shared/api';
import type { SiteDocument } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import styles from './about.module.css';

/** Banner of the about page. The first sentence of the lede is set large; until the text has loaded, the page name is shown. */
export function AboutBanner({ text }: { readonly text: Pick<SiteDocument, 'title' | 'lede'> | undefined }) {
  const [firstSentence = '', ...others] = text?.lede.split(/(?<=[.!?])\s+/u) ?? [];
  return (
    <section className={`ink ${styles.banner}`} aria-labelledby="about">
      <div className={`wrap ${styles.bannerText}`}>
        <p className="kicker">{text?.title ?? 'About us'}</p>
        <h1 id="about">{firstSentence === '' ? 'About us' : firstSentence}</h1>
        <p className={styles.bannerLine}>{others.join(' ')}</p>
      </div>
      <Picture
        className={styles.bannerPicture}
        src={assetUrl('scenes/casting-hall-640.webp')}
        alt="Illustration: people of different ages and cities wait in a sunlit casting hall, call sheets on the wall."
        width={1280}
        height={720}
        sizes="100vw"
        isPriority
      />
    </section>
  );
}
