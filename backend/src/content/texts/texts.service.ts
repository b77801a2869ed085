import {
  OFFICE_PAGE_SIZE,
  publicPathOf,
  type SiteText,
  TEXT_KINDS,
  type TextItem,
  type TextsQuery,
  type TextVersionEntry,
  type TextVersionsQuery,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { earliestTerms } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { notFound } from '../documents/document-refusals';
import { DocumentsRepository, type TextKey } from '../documents/documents.repository';
import { isTerms } from '../documents/terms-document';
import { entryOf } from './text-entries';
import { type TextValues, valuesOf } from './text-values';
import { TextsRepository, type VersionRow } from './texts.repository';

type Page<Row> = { readonly data: Row[]; readonly next: string };

/** Texts of the site as the office reads them; people are named by their ids. */
@Injectable()
export class TextsService {
  constructor(
    private readonly texts: TextsRepository,
    private readonly documents: DocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of texts by kind, in the order of `TEXT_KINDS`, and name; `next`: kind and name of its last one. */
  async list({ kind, search, after }: TextsQuery): Promise<Page<TextItem>> {
    const from = keyOf(after);
    const wanted = TEXT_KINDS.filter((one) => kind === '' || one === kind);
    const rows: VersionRow[] = [];
    for (const one of wanted.slice(
      Math.max(
        0,
        wanted.findIndex((known) => known === from?.kind),
      ),
    )) {
      const room = OFFICE_PAGE_SIZE + 1 - rows.length;
      const place = { kind: one, search: search.replace(/^\/+/u, ''), after: one === from?.kind ? from.name : '' };
      if (room > 0) rows.push(...(await this.texts.findNewest(place, room)));
    }
    const shown = rows.slice(0, OFFICE_PAGE_SIZE);
    const last = rows.length > OFFICE_PAGE_SIZE ? shown.at(-1) : undefined;
    return { data: await this.describe(shown), next: last ? `${last.kind}/${last.name}` : '' };
  }

  /** Returns a text with the values of its newest version; throws NOT_FOUND. */
  async read(key: TextKey): Promise<SiteText> {
    const newest = await this.documents.findNewest(key);
    const [item] = newest ? await this.describe([newest]) : [];
    if (!newest || !item) throw notFound();
    return { ...item, values: valuesOf(key, newest.source), earliest_day: await this.earliestDayOf(key) };
  }

  /** Returns one version with its values; throws NOT_FOUND. */
  async readVersion(key: TextKey, version: number): Promise<TextVersionEntry & { readonly values: TextValues }> {
    const [found, current] = await Promise.all([
      this.documents.findVersion(key, version),
      this.documents.findInForce(key, this.clock.now()),
    ]);
    if (!found) throw notFound();
    return { ...entryOf(found, current?.version, this.clock.now()), values: valuesOf(key, found.source) };
  }

  /** Returns a page of versions, the newest first; `next`: number of its last one. */
  async versions({ kind, name, before = '' }: TextVersionsQuery): Promise<Page<TextVersionEntry>> {
    const key = { kind, name };
    const from = /^[1-9]\d{0,6}$/u.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER;
    const [rows, current] = await Promise.all([
      this.texts.findVersions(key, from, OFFICE_PAGE_SIZE + 1),
      this.documents.findInForce(key, this.clock.now()),
    ]);
    const shown = rows.slice(0, OFFICE_PAGE_SIZE);
    const next = rows.length > OFFICE_PAGE_SIZE ? String(shown.at(-1)?.version ?? '') : '';
    return { data: shown.map((row) => entryOf(row, current?.version, this.clock.now())), next };
  }

  private async describe(newest: readonly VersionRow[]): Promise<TextItem[]> {
    const now = this.clock.now();
    const published = await this.texts.findPublic(newest, now);
    return newest.map((row) => {
      const { kind, name, title } = row;
      const own = published.filter((one) => one.kind === kind && one.name === name);
      const current = own.find((one) => (one.effectiveAt ?? 0) <= now);
      const planned = own.findLast((one) => (one.effectiveAt ?? 0) > now);
      const entry = (one: VersionRow) => entryOf(one, current?.version, now);
      return {
        kind,
        name,
        title,
        public_path: publicPathOf(row),
        current: current ? entry(current) : null,
        planned: planned ? entry(planned) : null,
        newest: entry(row),
      };
    });
  }

  private async earliestDayOf(key: TextKey): Promise<string> {
    if (!isTerms(key)) return '';
    return new Date(earliestTerms(await this.documents.findPublished(key), this.clock.now())).toISOString();
  }
}

function keyOf(after: string | undefined): TextKey | null {
  const [start, name = ''] = (after ?? '').split('/');
  const kind = TEXT_KINDS.find((known) => known === start);
  return kind && name !== '' ? { kind, name } : null;
}
