import { createHash } from 'node:crypto';
import type { Asset } from '@alltalent/shared/contracts';

/** A stylesheet in a document: its name below the release's base, and the source that the content security policy allows. */
export type InlineStyle = { readonly name: string; readonly text: string; readonly source: string };

const MOST_KEPT = 400;
/** Milliseconds until a file that could not be read is asked for again. */
const AGAIN_MS = 10_000;
/** Start of an address that is relative to the stylesheet. */
const RELATIVE = /url\((["']?)(?!["']|data:|https?:|\/|#)/gu;

type Known = { readonly style: Promise<InlineStyle | null>; readonly at: number };

/**
 * The stylesheets of releases, as part of documents. As files of their own they would have to be there before anything of a
 * drawn page is seen: one that hangs would hold back the whole page, the shell's scripts included.
 */
export class ReleaseStyles {
  private readonly known = new Map<string, Known>();

  constructor(
    /** Reads a file by its address. */
    private readonly read: (url: string) => Promise<Uint8Array>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the stylesheets of a page; null when one cannot be read, or is another file than the one that was signed. */
  async of(styles: readonly Asset[], base: string): Promise<readonly InlineStyle[] | null> {
    const found = await Promise.all(styles.map((style) => this.one(style, base)));
    return found.includes(null) ? null : found.filter((style) => style !== null);
  }

  private async one(style: Asset, base: string): Promise<InlineStyle | null> {
    const found = this.known.get(style.url);
    if (found && ((await found.style) !== null || this.now() - found.at < AGAIN_MS)) return found.style;
    const loading = this.load(style, base).catch(() => null);
    this.known.set(style.url, { style: loading, at: this.now() });
    for (const [oldest] of this.known) if (this.known.size > MOST_KEPT) this.known.delete(oldest);
    return loading;
  }

  private async load({ url, integrity }: Asset, base: string): Promise<InlineStyle | null> {
    const bytes = await this.read(url);
    if (integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`) return null;
    const text = new TextDecoder().decode(bytes).replace(RELATIVE, `url($1${base}`);
    // It would end its own element.
    if (/<\/style/iu.test(text)) return null;
    return { name: url.slice(base.length), text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
  }
}
