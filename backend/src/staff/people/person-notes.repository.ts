import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonNoteEntity } from './person-note.entity';

export type PersonNote = Readonly<PersonNoteEntity>;

@Injectable()
export class PersonNotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(note: PersonNote): Promise<void> {
    await this.dataSource.manager.insert(PersonNoteEntity, note);
  }

  /** Finds notes about an account, the newest first. */
  find(userId: string, limit?: number): Promise<PersonNoteEntity[]> {
    return this.dataSource.manager.find(PersonNoteEntity, {
      where: { userId },
      order: { writtenAt: 'DESC', id: 'DESC' },
      ...(limit === undefined ? {} : { take: limit }),
    });
  }
}
