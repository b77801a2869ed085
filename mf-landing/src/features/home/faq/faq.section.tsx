import type { Faq } from '@alltalent/shared/contracts';
import { DocumentText, Skeleton, TextLink } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import css from './faq.module.css';
import { faqsQuery } from './faqs.query';

const MOST = 6;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(faqsQuery);

/** FAQ: the first question of every topic. */
export function Section() {
  const faqs = useQuery(faqsQuery);
  return (
    <SectionQuery query={faqs} failure="The questions did not load" skeleton={(isQuiet) => <FaqSkeleton isQuiet={isQuiet} />}>
      {(data) => (data.length === 0 ? null : <Questions faqs={firstOfTopics(data)} />)}
    </SectionQuery>
  );
}

function Questions({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <section className="section" aria-labelledby="faq-title">
      <div className={`wrap ${css.columns}`}>
        <div className={css.header}>
          <h2 id="faq-title">Asked in every green room</h2>
          <p className="muted">
            Something else? <Link to="/contactus">Write to us</Link>. A person answers within one working day.
          </p>
          <TextLink to="/faqs" hasArrow>
            All questions
          </TextLink>
        </div>
        <div>
          {faqs.map(({ name, question, blocks }, place) => (
            <details key={name} className={css.question} open={place === 0}>
              <summary>
                {question}
                <span className={css.mark} aria-hidden="true" />
              </summary>
              <div className={css.answer}>
                <DocumentText blocks={blocks} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function firstOfTopics(faqs: readonly Faq[]): readonly Faq[] {
  return faqs.filter((faq, place) => faqs.findIndex(({ topic }) => topic === faq.topic) === place).slice(0, MOST);
}

function FaqSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Questions" isQuiet={isQuiet}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.header}>
          <Skeleton className={css.titleGhost} width="90%" />
          <Skeleton width="70%" height="3rem" />
        </div>
        <div>
          <Skeleton className={css.openGhost} height="6rem" />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className={css.rowGhost} width={`${60 + row * 6}%`} height="1.5rem" />
          ))}
        </div>
      </div>
    </SectionSkeleton>
  );
}
