import type {
  BandBlock,
  ClaimsBlock,
  DocumentBlock,
  DocumentSpan,
  FormBlock,
  ListBlock,
  MarksBlock,
  PeopleBlock,
  QuotesBlock,
  LanesBlock,
} from '@alltalent/shared/contracts';
import { paragraph } from '../../kernel/seo/sent-blocks';

type PageBlock = BandBlock | ClaimsBlock | FormBlock | LanesBlock | ListBlock | MarksBlock | PeopleBlock | QuotesBlock;

/** Returns the copy of a page block as document blocks below a heading. People are left out, since who is shown changes. */
export function textOfPageBlock(place: string, block: PageBlock): DocumentBlock[] {
  return [{ kind: 'heading', level: 2, id: place, text: block.title }, ...bodyOf(block)];
}

function bodyOf(block: PageBlock): DocumentBlock[] {
  switch (block.type) {
    case 'marks':
      return [listOf(block.marks.map(({ name }) => [{ text: name }]))];
    case 'claims':
      return [listOf(block.claims.map(({ figure, text }) => [{ text: `${figure} ${text}` }])), paragraph(block.note)];
    case 'band':
      return [
        ...optionalParagraph(block.text),
        ...action(block),
        ...optionalParagraph(block.claim && `${block.claim.figure} ${block.claim.text}`),
      ];
    case 'list':
      return [...optionalParagraph(block.text), listOf(block.items.map(itemOf)), ...optionalParagraph(block.note), ...action(block)];
    case 'lanes':
      return block.lanes.flatMap(({ title, items }) => [paragraph(title), listOf(items.map(itemOf))]);
    case 'quotes':
      return block.quotes.flatMap(({ quote, by }): DocumentBlock[] => [{ kind: 'quote', spans: [{ text: quote }] }, paragraph(by)]);
    case 'people':
      return [...optionalParagraph(block.text), ...action(block)];
    case 'form':
      return [...optionalParagraph(block.text), ...(block.points.length === 0 ? [] : [listOf(block.points.map((text) => [{ text }]))])];
  }
}

type Item = ListBlock['items'][number];

function itemOf({ title, text, figure, to }: Item): DocumentSpan[] {
  const name = [figure, title].filter(Boolean).join(' ');
  return [{ text: name, strong: true, ...onSite(to) }, ...(text === undefined ? [] : [{ text: ` ${text}` }])];
}

function action({ action: link }: { readonly action?: { readonly label: string; readonly to: string } | undefined }): DocumentBlock[] {
  return link?.to.startsWith('/') ? [paragraph(link.label, link.to)] : [];
}

/** Leaves out links to places on the page, which exist only with scripts. */
function onSite(to: string | undefined): { readonly to?: string } {
  return to === undefined || to.startsWith('#') ? {} : { to };
}

function optionalParagraph(text: string | undefined): DocumentBlock[] {
  return text === undefined ? [] : [paragraph(text)];
}

function listOf(items: DocumentSpan[][]): DocumentBlock {
  return { kind: 'list', isOrdered: false, items };
}
