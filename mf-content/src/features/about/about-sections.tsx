import type { SiteDocument } from '@alltalent/shared/contracts';
import { DocumentText } from '@alltalent/shared/ui';
import type { ReactElement } from 'react';
import { type DocumentSection, sectionsOf } from '../../domain/documents/document-sections';
import { AboutEnding } from './about-ending';
import styles from './about.module.css';
import { FeaturedIn } from './featured-in';
import { OurEthos } from './our-ethos';
import { OurStory } from './our-story';

type SectionProps = { readonly section: DocumentSection };

const DESIGNED: Readonly<Record<string, (props: SectionProps) => ReactElement>> = {
  'our-story': OurStory,
  'our-ethos': OurEthos,
  'featured-in': FeaturedIn,
  'next-step': AboutEnding,
};

/** Sections of the about page in the order of the text; a section without a design of its own is shown as plain text. */
export function AboutSections({ text }: { readonly text: SiteDocument }) {
  return sectionsOf(text.blocks).map((section) => {
    const Section = DESIGNED[section.id] ?? PlainSection;
    return <Section key={section.id} section={section} />;
  });
}

function PlainSection({ section: { id, heading, blocks } }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap ${styles.storyColumns}`}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.storyText}>
          <DocumentText blocks={blocks} />
        </div>
      </div>
    </section>
  );
}
