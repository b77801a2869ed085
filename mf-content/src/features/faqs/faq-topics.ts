import { type Faq, textOfBlock } from '@alltalent/shared/contracts';

export type FaqTopic = { readonly topic: string; readonly faqs: readonly Faq[] };

/** Groups by topic the questions that contain every token of `search`, in their original order. */
export function groupFaqs(faqs: readonly Faq[], search: string): readonly FaqTopic[] {
  const tokens = plain(search).split(/\s+/u).filter(Boolean);
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) {
    const text = plain([faq.topic, faq.question, ...faq.blocks.map(textOfBlock)].join(' '));
    if (!tokens.every((token) => text.includes(token))) continue;
    groups.set(faq.topic, [...(groups.get(faq.topic) ?? []), faq]);
  }
  return [...groups].map(([topic, members]) => ({ topic, faqs: members }));
}

/** Without case and accents: 'resume' finds 'Résumé'. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
