import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DocumentVersionEntity } from '../documents/document-version.entity';

const KIND = 'story';

/** Every version of the stories about one person. */
@Injectable()
export class StoriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the versions of the stories with these names, by name and number. */
  find(names: readonly string[]): Promise<DocumentVersionEntity[]> {
    if (names.length === 0) return Promise.resolve([]);
    return this.versions.find({ where: { kind: KIND, name: In([...names]) }, order: { name: 'ASC', version: 'ASC' } });
  }

  async delete(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.versions.delete({ kind: KIND, name: In([...names]) });
  }

  private get versions() {
    return this.dataSource.getRepository(DocumentVersionEntity);
  }
}
