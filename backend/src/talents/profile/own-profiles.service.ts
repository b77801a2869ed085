import { randomBytes } from 'node:crypto';
import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { LEAVING_STATUS, SUSPENDED_STATUS, WITHDRAWN_STATUS } from '../search/talent-projection';
import type { TalentRecord } from '../schema/talent-record';
import { TalentWriterRepository } from '../search/talent-writer.repository';

/** Hides, restores and erases profiles on behalf of their accounts. */
@Injectable()
export class OwnProfilesService {
  constructor(
    private readonly talents: TalentWriterRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns everything stored of a profile, hidden or not, for its owner; null when there is none. */
  find(slug: string): Promise<TalentRecord | null> {
    return this.talents.findRecord(slug);
  }

  /** Takes the profile off the site; its content stays stored. False when there is none. */
  withdraw(slug: string): Promise<boolean> {
    return this.talents.changeTalent(slug, (record) => ({ ...record, status: WITHDRAWN_STATUS, featuredPosition: null }), this.now());
  }

  /** Takes a visible profile off the site until `resume`; any other stays as it is. */
  suspend(slug: string): Promise<boolean> {
    return this.exchangeStatus(slug, TALENT_STATUS.visible, SUSPENDED_STATUS);
  }

  /** Shows again a profile hidden by `suspend`; any other stays as it is. */
  resume(slug: string): Promise<boolean> {
    return this.exchangeStatus(slug, SUSPENDED_STATUS, TALENT_STATUS.visible);
  }

  /** Takes a visible or private profile off the site until `bringBack`; a repeated call changes nothing. */
  async hideForDeletion(slug: string): Promise<void> {
    const record = await this.find(slug);
    if (!record || !isShown(record)) return;
    await this.talents.changeTalent(slug, (current) => (isShown(current) ? { ...current, status: LEAVING_STATUS } : current), this.now());
  }

  /** Shows again a profile hidden by `hideForDeletion`, with its present privacy. */
  bringBack(slug: string): Promise<boolean> {
    return this.talents.changeTalent(
      slug,
      (record) => (record.status === LEAVING_STATUS ? { ...record, status: shownStatus(record) } : record),
      this.now(),
    );
  }

  /** Shows the crown of members on the profile, or takes it off. */
  async setPremium(slug: string, isPremium: boolean): Promise<void> {
    if ((await this.find(slug))?.isPremium === isPremium) return;
    await this.talents.changeTalent(slug, (record) => ({ ...record, isPremium }), this.now());
  }

  /** Erases the profile: its id stays, nothing that identifies the person does. */
  erase(slug: string): Promise<boolean> {
    return this.talents.changeTalent(slug, toErased, this.now());
  }

  private exchangeStatus(slug: string, from: number, to: number): Promise<boolean> {
    return this.talents.changeTalent(slug, (record) => (record.status === from ? { ...record, status: to } : record), this.now());
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

function shownStatus({ isPrivate }: TalentRecord): number {
  return isPrivate ? TALENT_STATUS.hidden : TALENT_STATUS.visible;
}

/** Tells whether somebody may see the profile: everybody, or logged-in users who have the slug. */
function isShown(record: TalentRecord): boolean {
  return record.status === shownStatus(record);
}

function toErased(record: TalentRecord): TalentRecord {
  return {
    ...record,
    slug: `erased-${randomBytes(8).toString('hex')}`,
    name: 'Erased profile',
    bornOn: '1900-01-01',
    status: WITHDRAWN_STATUS,
    isPremium: false,
    featuredPosition: null,
    headline: '',
    about: '',
    skills: [],
    languages: [],
    pictureCount: 0,
    poster: {},
    isPrivate: false,
    published: null,
    attributes: [],
    credits: [],
  };
}
