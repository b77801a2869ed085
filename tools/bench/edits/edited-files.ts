import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../build/packages';

type Source = { readonly file: string; readonly edit: (text: string, turn: number) => string };

/** Files whose edits are measured. Each edit shows in the page as the number of its turn. */
const SOURCES = {
  component: {
    file: 'mf-talents/src/features/search/search-toolbar.tsx',
    edit: (text, turn) => text.replace('Advanced Filters', `Advanced Filters ${turn}`),
  },
  style: {
    file: 'mf-talents/src/features/search/search-toolbar.module.css',
    edit: (text, turn) => text.replace('padding-inline: 1.1rem;', `padding-inline: ${20 + turn}px;`),
  },
  loader: {
    file: 'mf-talents/src/pages/talent-search.server-loader.ts',
    edit: (text, turn) => `${text}Object.assign(globalThis, { editedLoader: ${turn} });\n`,
  },
} as const satisfies Readonly<Record<string, Source>>;

export type EditKind = keyof typeof SOURCES;
export const EDIT_KINDS = Object.keys(SOURCES) as readonly EditKind[];

/** Edits of sources that are taken back at the end, also when the program is interrupted. */
export class EditedFiles {
  private readonly originals = new Map<string, string>();

  constructor() {
    process.once('exit', () => this.restore());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  edit(kind: EditKind, turn: number): void {
    const { file, edit } = SOURCES[kind];
    const path = join(ROOT, file);
    const original = this.originals.get(path) ?? readFileSync(path, 'utf8');
    const edited = edit(original, turn);
    if (edited === original) throw new Error(`${file} has no place for the edit any more.`);
    this.originals.set(path, original);
    writeFileSync(path, edited);
  }

  restore(): void {
    for (const [path, text] of this.originals) writeFileSync(path, text);
  }
}
