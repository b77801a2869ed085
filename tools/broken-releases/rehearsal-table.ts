/** What became of a broken release. */
export type Rehearsal = {
  readonly kind: string;
  /** Code of the refusal; null for a release that was published. */
  readonly refused: string | null;
  /** What visitors read in place of the page, each text once; the page's own heading among them where it was shown. */
  readonly seen: readonly string[];
  /** Pages that were opened until the release before it was back, and those of them that visitors saw fail. */
  readonly pages: number;
  readonly badPages: number;
  readonly isRolledBack: boolean;
  /** Lines of the log, types of webhooks and subjects of mails to the squad. */
  readonly told: Readonly<Record<'log' | 'webhook' | 'mail', readonly string[]>>;
};

/** Most pages that visitors may see fail until the release before is back. */
export const MOST_BAD_PAGES = 7;

/** Returns a line for each rehearsal that breaks its limit. */
export function faultsOf(rehearsals: readonly Rehearsal[]): readonly string[] {
  return rehearsals.flatMap(({ kind, refused, badPages, isRolledBack, told }) => {
    if (refused !== null) return badPages === 0 ? [] : [`${kind}: refused, and yet ${badPages} pages failed.`];
    if (badPages > MOST_BAD_PAGES) return [`${kind}: ${badPages} pages failed, ${MOST_BAD_PAGES} may.`];
    if (badPages > 0 && !isRolledBack) return [`${kind}: pages failed, and it was not rolled back.`];
    const silent = isRolledBack ? (['log', 'webhook', 'mail'] as const).filter((way) => told[way].length < 2) : [];
    return silent.map((way) => `${kind}: no ${way} told of the failure and of the rollback.`);
  });
}

/** Returns the rehearsals as a table in Markdown. */
export function rehearsalTable(rehearsals: readonly Rehearsal[]): string {
  const head = ['the release', 'becomes', 'visitors see', 'pages until it is gone', 'of these failed', 'told'];
  const rows = rehearsals.map(({ kind, refused, seen, pages, badPages, isRolledBack, told }) => {
    const ways = (['log', 'webhook', 'mail'] as const).flatMap((way) => (told[way].length > 0 ? [`${way} (${told[way].length})`] : []));
    return [
      kind,
      refused === null ? (isRolledBack ? 'rolled back' : 'stays') : `refused, ${refused}`,
      refused === null ? seen.map((text) => `“${text}”`).join(', ') : 'nothing of it',
      refused === null && isRolledBack ? String(pages) : '–',
      String(badPages),
      refused === null ? ways.join(', ') || 'nobody' : 'who releases it',
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
