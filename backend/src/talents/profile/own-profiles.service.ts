import { randomBytes } from 'node:crypto';
import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { LEAVING_STATUS, SUSPENDED_STATUS, WITHDRAWN_STATUS } from '../search/talent-projection';
import type { TalentRecord } from '../schema/talent-record';
import { TalentWriterRepository } from '../search/talent-writer.repository';

/** What the account behind a profile may have done to it. */
@Injectable()
export class OwnProfilesService {
  constructor(
    private readonly talents: TalentWriterRepository,
    private readonly clock: Clock,
  ) {}

  /** Everything stored about a profile, hidden or not; null when there is none. For its owner only. */
  find(slug: string): Promise<TalentRecord | null> {
    return this.talents.findRecord(slug);
  }

  /** Takes the profile off the site and keeps what it says. False when there is none. */
  withdraw(slug: string): Promise<boolean> {
    return this.talents.changeTalent(slug, (record) => ({ ...record, status: WITHDRAWN_STATUS, featuredPosition: null }), this.now());
  }

  /** Takes a visible profile off the site until `resume`; one that shows nothing of the person stays as it is. */
  suspend(slug: string): Promise<boolean> {
    return this.exchangeStatus(slug, TALENT_STATUS.visible, SUSPENDED_STATUS);
  }

  /** Brings back what `suspend` took away, and nothing else. */
  resume(slug: string): Promise<boolean> {
    return this.exchangeStatus(slug, SUSPENDED_STATUS, TALENT_STATUS.visible);
  }

  /** Takes a visible or a private profile off the site until `bringBack`. Again it changes nothing. */
  async hideForDeletion(slug: string): Promise<void> {
    const record = await this.find(slug);
    if (!record || !isShown(record)) return;
    await this.talents.changeTalent(slug, (current) => (isShown(current) ? { ...current, status: LEAVING_STATUS } : current), this.now());
  }

  /** Brings back what `hideForDeletion` took away, as private as its owner wants it by now. */
  bringBack(slug: string): Promise<boolean> {
    return this.talents.changeTalent(
      slug,
      (record) => (record.status === LEAVING_STATUS ? { ...record, status: shownStatus(record) } : record),
      this.now(),
    );
  }

  /** Takes the profile off the site for good: its number stays, nothing that tells the person does. */
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

/** Somebody may see the person: everybody, or those who are logged in and have the address. */
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
