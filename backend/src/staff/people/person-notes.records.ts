import { Injectable } from '@nestjs/common';
import { PersonalData, toIso, type UserAccount } from '../../auth';
import { PersonNotesRepository } from './person-notes.repository';

/** Notes of the office about the account; the database deletes them with it. */
@Injectable()
export class PersonNotesRecords extends PersonalData {
  readonly name = 'staff_notes';
  override readonly movable = { notes: { table: 'person_note', owner: 'user_id', unique: [] } };

  constructor(private readonly notes: PersonNotesRepository) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    return (await this.notes.find(id)).map(({ text, writtenAt }) => ({ text, written_at: toIso(writtenAt) }));
  }
}
