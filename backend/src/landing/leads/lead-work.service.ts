import type { LeadState } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Lead } from './lead-archive.repository';
import { type LeadNote, type LeadWork, LeadWorkRepository } from './lead-work.repository';

/** What the office does with leads: their state, whose they are, and notes. */
@Injectable()
export class LeadWorkService {
  constructor(private readonly work: LeadWorkRepository) {}

  find(id: number): Promise<Lead | null> {
    return this.work.find(id);
  }

  findMany(ids: readonly number[]): Promise<Lead[]> {
    return this.work.findMany(ids);
  }

  /** Changes a lead whose revision is still the one that was read; false when it is another one, or the lead is gone. */
  change(lead: Pick<Lead, 'id' | 'revision'>, work: LeadWork): Promise<boolean> {
    return this.work.change(lead, work);
  }

  addNote(note: LeadNote): Promise<void> {
    return this.work.addNote(note);
  }

  /** Finds notes about leads, the newest first. */
  findNotes(leadIds: readonly number[], limit?: number): Promise<LeadNote[]> {
    return this.work.findNotes(leadIds, limit);
  }

  /** Counts confirmed leads in a state, up to `most`; with `before` (ms), those confirmed before that. */
  count(state: LeadState, most: number, before?: number): Promise<number> {
    return this.work.count(state, most, before);
  }

  /** Finds confirmed leads in a state, the longest waiting first. */
  findLongest(state: LeadState, most: number): Promise<Lead[]> {
    return this.work.findLongest(state, most);
  }

  /** Finds the variants that leads came from, in the order of their names. */
  findVariants(most: number): Promise<string[]> {
    return this.work.findVariants(most);
  }
}
