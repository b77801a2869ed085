import type { TextKind } from '@alltalent/shared/contracts';
import { type MessageId, t } from '../../messages/content';

const NAMES: Readonly<Record<TextKind, readonly [one: MessageId, many: MessageId]>> = {
  words: ['texts.words', 'texts.wordsMany'],
  page: ['texts.page', 'texts.pageMany'],
  article: ['texts.article', 'texts.articleMany'],
  faq: ['texts.faq', 'texts.faqMany'],
  opening: ['texts.opening', 'texts.openingMany'],
  story: ['texts.story', 'texts.storyMany'],
};

/** What one text of a kind is called. */
export const kindName = (kind: TextKind): string => t(NAMES[kind][0]);
/** What texts of a kind are called in a filter. */
export const kindNames = (kind: TextKind): string => t(NAMES[kind][1]);
