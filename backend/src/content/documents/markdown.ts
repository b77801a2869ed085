import { anchorOf, type DocumentBlock, type DocumentSpan, isDocumentLink } from '@alltalent/shared/contracts';
import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { DomainError } from '../../kernel/domain-error';

type Style = Omit<DocumentSpan, 'text'>;

/** Parses Markdown into blocks. Throws, with the line, for raw HTML, pictures, and links other than paths, https and mailto. */
export function readMarkdown(text: string): DocumentBlock[] {
  const { children } = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const taken = new Set<string>();
  return children.flatMap((node) => toBlock(node, taken));
}

/** Parses the Markdown of a FAQ answer; throws if it is empty or has headings, since its question is the heading. */
export function readAnswer(text: string): DocumentBlock[] {
  const blocks = readMarkdown(text);
  if (blocks.length > 0 && !blocks.some(({ kind }) => kind === 'heading')) return blocks;
  throw refused(blocks.length === 0 ? 'An answer needs words.' : 'An answer has no headings; its question is the title.');
}

function toBlock(node: RootContent, taken: Set<string>): DocumentBlock[] {
  switch (node.type) {
    case 'heading':
      return [toHeading(node.depth, plainText(node), node, taken)];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: toSpans(node.children) }];
    case 'blockquote':
      return [{ kind: 'quote', spans: node.children.flatMap((child) => paragraphSpans(child)) }];
    case 'list':
      return [
        { kind: 'list', isOrdered: node.ordered === true, items: node.children.map(({ children }) => children.flatMap(paragraphSpans)) },
      ];
    case 'table':
      return [toTable(node)];
    default:
      throw refusal(node, `${NAMES[node.type] ?? 'This'} is not allowed here`);
  }
}

const NAMES: Readonly<Record<string, string>> = { html: 'HTML', code: 'Code', thematicBreak: 'A line', image: 'A picture' };

function toHeading(depth: number, text: string, node: Nodes, taken: Set<string>): DocumentBlock {
  if (depth !== 2 && depth !== 3) throw refusal(node, 'Headings are ## or ###; the title stands in the front matter');
  const marked = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/u.exec(text);
  const heading = marked ? text.slice(0, marked.index).trimEnd() : text;
  const id = marked?.[1] ?? anchorOf(heading);
  if (taken.has(id)) throw refusal(node, `Two headings have the anchor #${id}; give one its own with {#…}`);
  taken.add(id);
  return { kind: 'heading', level: depth, id, text: heading };
}

function toTable({ children }: Table): DocumentBlock {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => toSpans(cell.children)));
  return { kind: 'table', head, rows };
}

function paragraphSpans(node: RootContent): DocumentSpan[] {
  if (node.type !== 'paragraph') throw refusal(node, 'Lists and quotes hold plain paragraphs');
  return toSpans(node.children);
}

function toSpans(nodes: readonly PhrasingContent[], style: Style = {}): DocumentSpan[] {
  return nodes.flatMap((node) => toSpan(node, style));
}

function toSpan(node: PhrasingContent, style: Style): DocumentSpan[] {
  switch (node.type) {
    case 'text':
      return [{ ...style, text: node.value.replace(/\s+/gu, (gap) => (gap.includes('\n') ? ' ' : gap)) }];
    case 'inlineCode':
      return [{ ...style, text: node.value }];
    case 'break':
      return [{ ...style, text: ' ' }];
    case 'strong':
      return toSpans(node.children, { ...style, strong: true });
    case 'emphasis':
      return toSpans(node.children, { ...style, em: true });
    case 'link':
      if (!isDocumentLink(node.url)) throw refusal(node, 'Links begin with /, #, https:// or mailto:');
      return toSpans(node.children, { ...style, to: node.url });
    default:
      throw refusal(node, `${NAMES[node.type] ?? 'This'} is not allowed here`);
  }
}

function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}

function refusal(node: Nodes, message: string): DomainError {
  const line = node.position?.start.line;
  return refused(`${message}${line === undefined ? '' : ` (line ${line} of the text)`}.`);
}

function refused(sentence: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail: sentence, fields: { markdown: sentence } });
}
