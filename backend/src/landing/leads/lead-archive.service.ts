import { Injectable } from '@nestjs/common';
import { type Lead, LeadArchiveRepository, type LeadFilter } from './lead-archive.repository';

/** Leads as staff read them. */
@Injectable()
export class LeadArchiveService {
  constructor(private readonly leads: LeadArchiveRepository) {}

  /** The newest first. */
  find(filter: LeadFilter, limit?: number): Promise<Lead[]> {
    return this.leads.find(filter, limit);
  }

  count(filter: LeadFilter): Promise<number> {
    return this.leads.count(filter);
  }
}
