import { type DocumentBlock, type Faq, type PageMetadata, READING_LISTS, textOfBlock, topicAnchorOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { breadcrumbs } from '../../kernel/seo/structured-data';
import type { DocumentContent } from '../documents/document.mapper';
import { DocumentsService } from '../documents/documents.service';

const { title, page_title, description, lede } = READING_LISTS.faqs;

/** Frequently asked questions, each a document. */
@Injectable()
export class FaqsService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  /** Returns questions grouped by topic, in the order that staff set. */
  async list(): Promise<Faq[]> {
    return inTopics(await this.documents.readAll('faq')).map(toFaq);
  }

  /** Returns the questions as they would be with this text in the place of its version in force. */
  async listWith(text: DocumentContent): Promise<Faq[]> {
    const others = (await this.documents.readAll('faq')).filter(({ name }) => name !== text.name);
    return inTopics([...others, ...(text.is_withdrawn ? [] : [text])]).map(toFaq);
  }

  async metadata(): Promise<PageMetadata> {
    const faqs = await this.list();
    const { publicUrl } = this.config;
    return {
      title: page_title,
      description,
      picture: null,
      json_ld: [breadcrumbs(publicUrl, [{ name: 'Questions and answers', path: '/faqs' }]), faqPage(publicUrl, faqs)],
      noindex: false,
      main: { title, lede, in_short: [], blocks: faqs.flatMap(toBlocks) },
    };
  }
}

/** Groups questions by topic; a topic's place is that of its first question. */
function inTopics(texts: readonly DocumentContent[]): DocumentContent[] {
  const places = new Map<string, number>();
  for (const { topic, order } of texts) places.set(topic, Math.min(order, places.get(topic) ?? Infinity));
  const placeOf = ({ topic }: DocumentContent) => places.get(topic) ?? 0;
  return [...texts].sort((a, b) => placeOf(a) - placeOf(b) || compare(a.topic, b.topic) || a.order - b.order || compare(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function toFaq({ name, topic, title: question, blocks }: DocumentContent): Faq {
  return { name, topic, question, blocks };
}

/** Returns the blocks of a question: its topic as a heading if it is the first one, the question, the answer. */
function toBlocks({ name, topic, question, blocks }: Faq, index: number, faqs: readonly Faq[]): DocumentBlock[] {
  const isFirst = faqs[index - 1]?.topic !== topic;
  return [
    ...(isFirst ? [{ kind: 'heading', level: 2, id: topicAnchorOf(topic), text: topic } as const] : []),
    { kind: 'heading', level: 3, id: name, text: question },
    ...blocks,
  ];
}

function faqPage(publicUrl: string, faqs: readonly Faq[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: faqs.map(({ name, question, blocks }) => ({
      '@type': 'Question',
      name: question,
      url: `${publicUrl}/faqs#${name}`,
      acceptedAnswer: { '@type': 'Answer', text: blocks.map(textOfBlock).join('\n') },
    })),
  };
}
