import { dayInIndia, formatDay, LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { CurrentSession } from '../../auth';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { PEOPLE_PER_PAGE } from '../../kernel/pdf/contact-sheet';
import { renderContactSheet } from '../../kernel/pdf/contact-sheets';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { csvTable } from '../../kernel/text/csv-table';
import { oneLine } from '../../kernel/text/form-text';
import { SheetPicturesService } from './sheet-pictures.service';
import type { PrintablePicture, TalentFacts } from './talent-facts.service';

const HOUR_MS = 3600 * 1000;
const DOWNLOADS = { name: 'people-file:account', most: LIMITS.downloadsPerHour, windowMs: HOUR_MS } as const;

export type PeopleFile = { readonly name: string; readonly type: string; readonly content: Buffer };
export type Downloader = Pick<CurrentSession, 'userId' | 'personId'>;
/** What a file holds, for the log. */
export type Subject = { readonly kind: 'applicants' | 'favourites'; readonly id: number };
/** A row of a CSV by its column's name. */
export type PeopleRow = Readonly<Record<string, string>>;
export type PeopleTable = { readonly columns: readonly string[]; readonly rows: readonly PeopleRow[]; readonly total: number };
export type Pictured = { readonly name: string; readonly lines: readonly string[]; readonly picture: PrintablePicture | null };
export type PeopleSheet = {
  readonly title: string;
  /** Who is on the sheet: a role, a stage, or all of a list. */
  readonly scope: string;
  readonly purpose: string;
  readonly author: string;
  readonly people: readonly Pictured[];
  readonly total: number;
};

/** Makes the files in which clients take people along, and records in the log who took them. */
@Injectable()
export class PeopleFilesService {
  constructor(
    private readonly pictures: SheetPicturesService,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Counts a download of the account; throws TOO_MANY_REQUESTS. */
  count({ userId }: Downloader): Promise<void> {
    return this.limits.consumeForRead([{ ...DOWNLOADS, subject: userId }]);
  }

  csv(by: Downloader, subject: Subject, { columns, rows, total }: PeopleTable): PeopleFile {
    const rest = total - rows.length;
    const end = rest > 0 ? [{ [columns[0] ?? '']: t('sheets.restOfTable', { rest, most: LIMITS.csvRows }) }] : [];
    this.record(by, subject, { format: 'csv', people: rows.length });
    const content = Buffer.from(csvTable(columns, [...rows, ...end]));
    return { name: `${this.nameOf(subject)}.csv`, type: 'text/csv; charset=utf-8', content };
  }

  async pdf(by: Downloader, subject: Subject, { title, scope, purpose, author, people, total }: PeopleSheet): Promise<PeopleFile> {
    const pictures = await this.pictures.read(people.map(({ picture }) => picture));
    const rest = total - people.length;
    const pages = Math.max(1, Math.ceil(people.length / PEOPLE_PER_PAGE));
    const content = await renderContactSheet({
      title: oneLine(title),
      author: oneLine(author),
      at: this.clock.now(),
      subtitle: t('sheets.subtitle', { scope: oneLine(scope), people: total, day: this.day() }),
      purpose: oneLine(purpose),
      rest: rest > 0 ? t('sheets.rest', { rest, most: LIMITS.sheetPeople }) : '',
      numbers: Array.from({ length: pages }, (_, index) => t('sheets.page', { page: index + 1, pages })),
      people: people.map(({ name, lines }, index) => ({
        name: oneLine(name),
        lines: lines.map(oneLine),
        picture: pictures[index] ?? null,
      })),
    });
    this.record(by, subject, { format: 'pdf', people: people.length });
    return { name: `${this.nameOf(subject)}.pdf`, type: 'application/pdf', content };
  }

  /** The day of a download, as people read it. */
  day(): string {
    return formatDay(dayInIndia(this.clock.now()));
  }

  /** Address of a profile; '' for a talent who is not shown. */
  addressOf(talent: TalentFacts | null): string {
    return talent ? `${this.config.publicUrl}/${talent.slug}` : '';
  }

  private nameOf({ kind, id }: Subject): string {
    return `${kind}-${id}-${dayInIndia(this.clock.now())}`;
  }

  private record(
    { userId, personId }: Downloader,
    { kind, id }: Subject,
    file: { readonly format: string; readonly people: number },
  ): void {
    this.log.info('people downloaded', { user_id: personId, account_id: userId, what: kind, id, ...file });
  }
}
