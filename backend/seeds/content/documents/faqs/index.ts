import { TOPICS } from './topics';

type SeededFaq = { readonly name: string; readonly markdown: string };

/** Gap between the positions of two topics, for later questions. */
const TOPIC_STEP = 100;
const QUESTION_STEP = 10;

/** Every question as a text of its own, named by its anchor on /faqs. */
export const FAQS: readonly SeededFaq[] = TOPICS.flatMap(({ topic, entries }, group) =>
  entries.map(([question, answer], index) => ({
    name: nameOf(question),
    markdown: [
      '---',
      `title: ${JSON.stringify(question)}`,
      `topic: ${JSON.stringify(topic)}`,
      `order: ${(group + 1) * TOPIC_STEP + index * QUESTION_STEP}`,
      '---',
      '',
      answer,
      '',
    ].join('\n'),
  })),
);

/** Anchor of a question: 'Is it free to join?' becomes 'is-it-free-to-join'. */
function nameOf(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
