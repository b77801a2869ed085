export type ArticleText = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly publishedOn: string;
  readonly tags: readonly string[];
  /** Paragraphs; a line that starts with '## ' is a heading. */
  readonly body: readonly string[];
};
