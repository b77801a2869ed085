import { assetUrl } from '@alltalent/shared/api';
import { Picture } from '@alltalent/shared/ui';
import styles from './about.module.css';

export function OurStory() {
  return (
    <section className={`section ${styles.story}`} aria-labelledby="our-story">
      <div className={`wrap ${styles.storyColumns}`}>
        <h2 id="our-story">Our story</h2>
        <div className={styles.storyText}>
          <p className={styles.storyLead}>
            It began with a wall. In the corridor of a rehearsal room people pinned up a picture, a name and a telephone number, and whoever
            was casting walked along it.
          </p>
          <p>
            It was a good wall. But you had to live in that city and know that corridor, and there had to be room for one more pin. The
            singer three states away, the teacher who could play a judge, the boy who danced in a language nobody had typed into a form:
            they were not on it. Not because they were not good. Because nobody had walked past them.
          </p>
          <p>
            So we built the wall again, where anyone can walk along it. An actor in Guwahati hangs beside one in Mumbai. A grandmother who
            sings hangs as large as a model. A client in a hurry looks for “Carnatic, warm, not young” and finds a person instead of a
            category.
          </p>
          <p>
            Being found is half of it. The other half is what the corridor never had: the fee written down, the dates, the name of whoever
            is asking, and an answer at the end of it. Even when the answer is no.
          </p>
        </div>
      </div>
      <figure className={`wrap ${styles.quote}`}>
        <Picture
          className={styles.quotePicture}
          address={assetUrl('scenes/greenroom-640.webp')}
          alt="Illustration: a make-up artist and her model in front of lit mirrors."
          width={1280}
          height={720}
          sizes="(max-width: 60rem) 100vw, 36rem"
        />
        <div>
          <blockquote>“A casting call should read like an invitation, not like a lottery ticket.”</blockquote>
          <figcaption>Pinned above the casting desk</figcaption>
        </div>
      </figure>
    </section>
  );
}
