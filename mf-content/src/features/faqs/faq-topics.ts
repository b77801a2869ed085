import type { Faq } from '@alltalent/shared/contracts';

export type FaqTopic = { readonly topic: string; readonly faqs: readonly Faq[] };

/** Questions whose words contain every word of `search`, by topic, in the order they came. */
export function groupFaqs(faqs: readonly Faq[], search: string): readonly FaqTopic[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) {
    const text = `${faq.question} ${faq.answer}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(faq.topic, [...(groups.get(faq.topic) ?? []), faq]);
  }
  return [...groups].map(([topic, members]) => ({ topic, faqs: members }));
}

/** Anchor of a question: 'Is it free to join?' -> 'is-it-free-to-join'. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
