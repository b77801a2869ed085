import type { Asset, Release } from '@alltalent/shared/contracts';
import { type InlineText, inlineText } from '../documents/inline-text';
import { BadFile, type ReadFile, ReleaseFiles } from './release-files';

/** A stylesheet in a document, in UTF-8, with its name below the release's base. */
export type InlineStyle = Pick<InlineText, 'source'> & { readonly name: string; readonly css: Uint8Array };

const MOST_KEPT = 400;
/** Start of an address that is relative to the stylesheet. */
const RELATIVE = /url\((["']?)(?!["']|data:|https?:|\/|#)/gu;

/**
 * The stylesheets of releases, as part of documents. As files of their own they would have to be there before anything of a
 * drawn page is seen: one that hangs would hold back the whole page, the shell's scripts included.
 */
export class ReleaseStyles {
  private readonly files: ReleaseFiles<InlineStyle>;

  constructor(
    read: ReadFile,
    private readonly onFailure: (release: Pick<Release, 'remote' | 'version'>, reason: string) => void,
    now: () => number = Date.now,
  ) {
    this.files = new ReleaseFiles(read, MOST_KEPT, now);
  }

  /** Returns the stylesheets of a page of a release; null when one is not there in time, or is not the one that was signed. */
  async of(release: Pick<Release, 'remote' | 'version' | 'base'>, styles: readonly Asset[]): Promise<readonly InlineStyle[] | null> {
    const { base } = release;
    const found = styles.map((style) => {
      const name = style.url.slice(base.length);
      const make = (text: string) => inlineStyle(name, text, base);
      return this.files.get(style, { what: `its stylesheet ${name}`, make, onFailure: (reason) => this.onFailure(release, reason) });
    });
    return Promise.all(found).catch(() => null);
  }
}

function inlineStyle(name: string, css: string, base: string): InlineStyle {
  try {
    const { text, source } = inlineText(css.replace(RELATIVE, `url($1${base}`));
    return { name, source, css: Buffer.from(text) };
  } catch (error) {
    throw new BadFile((error as Error).message);
  }
}
