import type { Faq } from '@alltalent/shared/contracts';
import { Button, ButtonLink, EmptyState, Skeleton } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { FaqTopicLinks } from './faq-topic-links';
import { FaqTopicSection } from './faq-topic-section';
import { groupFaqs } from './faq-topics';
import { faqsQuery } from './faqs.query';
import styles from './faqs.module.css';
import { useLinkedAnswer } from './use-linked-answer';

type SearchProps = { readonly search: string; readonly onClear: () => void };

export function FaqList(props: SearchProps) {
  const query = useQuery(faqsQuery);
  return (
    <QueryView query={query} failure="The answers did not load" loading={(isShown) => <FaqsLoading hasSkeleton={isShown} />}>
      {(faqs) => <StubResponses faqs={faqs} {...props} />}
    </QueryView>
  );
}

function StubResponses({ faqs, search, onClear }: SearchProps & { readonly faqs: readonly Faq[] }) {
  useLinkedAnswer();
  if (faqs.length === 0) return <NoQuestions />;
  const topics = groupFaqs(faqs, search);
  const count = topics.reduce((sum, topic) => sum + topic.faqs.length, 0);
  return (
    <>
      <p role="status" className={`muted num ${styles.count}`}>
        {count === 1 ? '1 answer' : `${count} answers`}
      </p>
      {search.trim() === '' && <FaqTopicLinks topics={topics} />}
      {topics.map((topic) => (
        <FaqTopicSection key={topic.topic} {...topic} />
      ))}
      {count === 0 && <NothingFound search={search} onClear={onClear} />}
    </>
  );
}

function NoQuestions() {
  const action = (
    <ButtonLink variant="ink" to="/contactus">
      Write to us
    </ButtonLink>
  );
  return (
    <EmptyState title="No questions here yet" action={action}>
      Ask yours; a person answers.
    </EmptyState>
  );
}

function NothingFound({ search, onClear }: SearchProps) {
  const action = (
    <Button variant="ink" onClick={onClear}>
      Show all answers
    </Button>
  );
  return (
    <EmptyState title={`No answer mentions “${search.trim()}”`} action={action}>
      Try another word, or write to us.
    </EmptyState>
  );
}

function FaqsLoading({ hasSkeleton }: { readonly hasSkeleton: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-label="Loading answers">
      {hasSkeleton && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="3.5rem" />)}
    </div>
  );
}
