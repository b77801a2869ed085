import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SquadEntity } from './squad.entity';

@Injectable()
export class SquadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores the e-mail address of a remote's squad; undefined deletes it. */
  async save(remote: string, email: string | undefined): Promise<void> {
    if (email === undefined) await this.dataSource.manager.delete(SquadEntity, { remote });
    else await this.dataSource.manager.upsert(SquadEntity, { remote, email }, ['remote']);
  }

  /** Returns the e-mail address of a remote's squad; null if its last release named none. */
  async emailOf(remote: string): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(SquadEntity, { remote }))?.email ?? null;
  }
}
