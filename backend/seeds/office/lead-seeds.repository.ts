import type { DataSource } from 'typeorm';
import { LeadEntity, LeadNoteEntity } from '../../src/landing';

export type SeededLead = { readonly lead: Omit<LeadEntity, 'id'>; readonly note: Omit<LeadNoteEntity, 'leadId'> | null };

/** Leads of a demonstration. One that nobody has touched is dated again; what somebody changed stays as it is. */
export class LeadSeedsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async save({ lead, note }: SeededLead): Promise<void> {
    const rows = this.dataSource.getRepository(LeadEntity);
    const { requestKey, revision, createdAt, verifiedAt, agreedAt } = lead;
    if (await rows.existsBy({ requestKey: requestKey ?? '' })) {
      await rows.update({ requestKey: requestKey ?? '', revision }, { createdAt, verifiedAt, agreedAt });
      return;
    }
    const { identifiers } = await rows.insert({ ...lead });
    if (note) await this.dataSource.manager.insert(LeadNoteEntity, { ...note, leadId: Number(identifiers[0]?.['id']) });
  }
}
