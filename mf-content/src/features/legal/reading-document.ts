/** A string is a paragraph, an array a list. `[label](address)` inside a text is a link. */
export type ReadingBlock = string | readonly string[];

export type ReadingSection = {
  /** Anchor of the section; links from outside use it, so it never changes. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ReadingBlock[];
};

/** A long text that is read rather than used: terms, policies. */
export type ReadingDocument = {
  readonly title: string;
  readonly lede: string;
  /** Calendar days, YYYY-MM-DD. */
  readonly updatedOn: string;
  readonly replacesVersionOf: string;
  readonly inShort: readonly string[];
  readonly sections: readonly ReadingSection[];
};
