import type { DocumentBlock, DocumentSpan } from '@alltalent/shared/contracts';

export type Principle = { readonly name: string; readonly text: readonly DocumentSpan[] };
export type Lane = { readonly id: string; readonly title: string; readonly principles: readonly Principle[] };
export type Ethos = {
  readonly opening: readonly DocumentBlock[];
  readonly lanes: readonly Lane[];
  /** What holds for both sides. */
  readonly slate: readonly DocumentBlock[];
};

/** Reads the ethos: each third-level heading starts a column, each list entry below it is a principle named by its bold text. */
export function ethosOf(blocks: readonly DocumentBlock[]): Ethos {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const lanes: { id: string; title: string; principles: Principle[] }[] = [];
  for (const block of first < 0 ? [] : blocks.slice(first)) {
    if (block.kind === 'heading') lanes.push({ id: block.id, title: block.text, principles: [] });
    if (block.kind === 'list') lanes.at(-1)?.principles.push(...block.items.map(toPrinciple));
  }
  return { opening: first < 0 ? blocks : blocks.slice(0, first), lanes, slate: blocks.filter(({ kind }) => kind === 'quote') };
}

function toPrinciple(spans: readonly DocumentSpan[]): Principle {
  const isName = ({ strong }: DocumentSpan) => strong === true;
  const name = spans.filter(isName).map(({ text }) => text);
  return { name: name.join(' '), text: spans.filter((span) => !isName(span)) };
}
