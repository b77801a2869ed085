import { assetUrl } from '@alltalent/shared/api';
import type { DocumentBlock } from '@alltalent/shared/contracts';
import { DocumentText, Picture } from '@alltalent/shared/ui';
import type { DocumentSection } from '../../domain/documents/document-sections';
import styles from './about.module.css';

/** Splits the story section: blocks before the first quotation are the story; the quotation and its source stand beside a picture. */
export function OurStory({ section: { id, heading, blocks } }: { readonly section: DocumentSection }) {
  const at = blocks.findIndex(({ kind }) => kind === 'quote');
  const end = at < 0 ? blocks.length : at;
  return (
    <section className={`section ${styles.story}`} aria-labelledby={id}>
      <div className={`wrap ${styles.storyColumns}`}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.storyText}>
          <DocumentText blocks={[...blocks.slice(0, end), ...blocks.slice(end + 2)]} />
        </div>
      </div>
      {at >= 0 && <Quotation blocks={blocks.slice(at, at + 2)} />}
    </section>
  );
}

function Quotation({ blocks: [quote, ...caption] }: { readonly blocks: readonly DocumentBlock[] }) {
  return (
    <figure className={`wrap ${styles.quote}`}>
      <Picture
        className={styles.quotePicture}
        src={assetUrl('scenes/greenroom-640.webp')}
        alt="Illustration: a make-up artist and her model in front of lit mirrors."
        width={1280}
        height={720}
        sizes="(max-width: 60rem) 100vw, 36rem"
      />
      <div>
        {quote && <DocumentText blocks={[quote]} />}
        <figcaption>
          <DocumentText blocks={caption} />
        </figcaption>
      </div>
    </figure>
  );
}
