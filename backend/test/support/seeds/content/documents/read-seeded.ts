import { textOfBlock } from '@alltalent/shared/contracts';
import { readDocument } from '../../../../../src/content/documents/document.mapper';
import { DOCUMENTS } from '../../../../../seeds/content/documents/seed-documents';

type Read = ReturnType<typeof readDocument>;

/** Returns a seeded document, parsed as visitors get it. */
export function readSeeded(name: string): Read {
  const seeded = DOCUMENTS.find((document) => document.name === name);
  if (!seeded) throw new Error(`There is no document ${name}`);
  return readDocument({ ...seeded, version: 1 });
}

/** Returns the text below a heading, up to the next one. */
export function sectionTextOf({ blocks }: Read, heading: string): string {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  const rest = start < 0 ? [] : blocks.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return (end < 0 ? rest : rest.slice(0, end)).map(textOfBlock).join(' ');
}
