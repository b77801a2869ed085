import { momentInIndia, type SaveTextInput, type TextVersionKey } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { notFound } from '../documents/document-refusals';
import type { DocumentVersionEntity } from '../documents/document-version.entity';
import { DocumentsRepository, type NewVersion, type TextKey } from '../documents/documents.repository';
import { DocumentsService } from '../documents/documents.service';
import { PublishingService } from '../documents/publishing.service';
import { isTerms } from '../documents/terms-document';
import { picturesOfValues } from '../pictures/pictures-of-values';
import { SitePicturesService } from '../pictures/site-pictures.service';
import { TalentsService } from '../../talents';
import { isTextKey, wordsTitle } from './text-pages';
import { belowValues, sourceOf } from './text-values';

const LONGEST_SUBJECT = 80;
/** Of two who save at once, the second finds the version of the first, and names its author. */
const READS_COMMITTED = { readsCommitted: true } as const;

/** Saves texts for people of the office, and publishes them. */
@Injectable()
export class SavingTextsService {
  constructor(
    private readonly texts: DocumentsRepository,
    private readonly documents: DocumentsService,
    private readonly publishing: PublishingService,
    private readonly pictures: SitePicturesService,
    private readonly talents: TalentsService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the version that follows `read_version`. Throws REVISION_STALE, with who and when, after a version that the editor did not
   * know, and VALIDATION_FAILED with the fields that do not fit. A draft that is published unchanged stays one version.
   */
  async save(input: SaveTextInput, staffId: string): Promise<void> {
    const { kind, name, read_version: read } = input;
    const key = { kind, name };
    if (!isTextKey(key)) throw notFound();
    const draft = this.draftOf(input, staffId);
    if (kind === 'story' && read === 0) await this.requireProfile(name);
    await this.transactions.run(async () => {
      const newest = await this.texts.findNewest(key);
      if ((newest?.version ?? 0) !== read) throw await this.stale(newest);
      const isSame = newest?.source === draft.source;
      if (isSame && newest.effectiveAt === null && input.publishes) return this.publish(input, newest.version, staffId);
      if (!(await this.texts.insertAfter(read, draft))) throw await this.stale(await this.texts.findNewest(key));
      await this.usePictures(input);
      if (input.publishes) return this.publish(input, read + 1, staffId);
      await actingAs(staffId, () => this.audit.record('save-document', subjectOf(key), detailOf(read + 1, input.reason)));
    }, READS_COMMITTED);
  }

  /** Makes a planned version a draft again. Throws REVISION_STALE for one that is not planned, VALIDATION_FAILED for announced terms. */
  async withdrawPlan({ kind, name, version }: TextVersionKey, staffId: string): Promise<void> {
    const key = { kind, name };
    if (isTerms(key)) throw new DomainError('VALIDATION_FAILED', { detail: t('content.announced') });
    await this.transactions.run(async () => {
      if (!(await this.texts.withdrawPlan(key, version, this.clock.now())))
        throw new DomainError('REVISION_STALE', { detail: t('content.notPlanned') });
      await actingAs(staffId, () => this.audit.record('withdraw-plan', subjectOf(key), detailOf(version, '')));
    });
  }

  /** Keeps the pictures that are named. Throws VALIDATION_FAILED for those that are not there any more. */
  private async usePictures({ values }: SaveTextInput): Promise<void> {
    const named = picturesOfValues(values);
    const missing = await this.pictures.use([...new Set(named.values())]);
    const fields = [...named].flatMap(([path, name]) => (missing.includes(name) ? [[path, t('pictures.gone')] as const] : []));
    if (fields.length > 0) throw belowValues(new DomainError('VALIDATION_FAILED', { fields: Object.fromEntries(fields) }));
  }

  private async requireProfile(slug: string): Promise<void> {
    if (!(await this.talents.isAddress(slug))) throw new DomainError('VALIDATION_FAILED', { detail: t('content.noProfile') });
  }

  private draftOf({ kind, name, values, reason }: SaveTextInput, author: string): NewVersion {
    const source = sourceOf({ kind, name }, values);
    const by = { author, publishedBy: '', isSeeded: false, savedAt: this.clock.now() };
    return { kind, name, title: this.titleOf({ kind, name }, source), source, summary: '', reason, ...by, effectiveAt: null };
  }

  /** Reads the text as its page will, and returns its title. */
  private titleOf({ kind, name }: TextKey, source: string): string {
    if (kind === 'words') return wordsTitle(name);
    try {
      return this.documents.preview({ kind, name, markdown: source }).title;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { markdown, ...fields } = error.options.fields ?? {};
      throw belowValues(
        new DomainError(error.code, { ...error.options, fields: { ...fields, ...(markdown === undefined ? {} : { text: markdown }) } }),
      );
    }
  }

  private publish({ kind, name, summary, reason, effective_at: at }: SaveTextInput, version: number, staffId: string): Promise<void> {
    return this.publishing.publish({ kind, name, version, summary, reason, ...(at === undefined ? {} : { effective_at: at }) }, staffId);
  }

  private async stale(newest: DocumentVersionEntity | null): Promise<DomainError> {
    if (!newest) return notFound();
    const name = (await this.users.namesOf([newest.author])).get(newest.author) ?? newest.author;
    return new DomainError('REVISION_STALE', { detail: t('content.stale', { name, at: momentInIndia(newest.savedAt) }) });
  }
}

function subjectOf({ kind, name }: TextKey): string {
  return `${kind}/${name}`.slice(0, LONGEST_SUBJECT);
}

function detailOf(version: number, reason: string): string {
  return `version ${version}${reason === '' ? '' : `: ${reason}`}`;
}
