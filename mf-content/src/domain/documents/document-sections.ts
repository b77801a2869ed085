import type { DocumentBlock } from '@alltalent/shared/contracts';

export type DocumentSection = { readonly id: string; readonly heading: string; readonly blocks: readonly DocumentBlock[] };

/** Splits a text at its second-level headings; blocks before the first heading are left out. */
export function sectionsOf(blocks: readonly DocumentBlock[]): readonly DocumentSection[] {
  const sections: { id: string; heading: string; blocks: DocumentBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ id: block.id, heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
