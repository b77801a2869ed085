import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import type { Identity } from './provider';
import { SocialIdentityEntity } from './social.entities';

@Injectable()
export class SocialIdentityRepository {
  constructor(private readonly dataSource: DataSource) {}

  find({ issuer, subject }: Identity): Promise<SocialIdentityEntity | null> {
    return this.dataSource.manager.findOneBy(SocialIdentityEntity, { issuer, subject });
  }

  findOfUser(userId: string): Promise<SocialIdentityEntity[]> {
    return this.dataSource.manager.find(SocialIdentityEntity, { where: { userId }, order: { createdAt: 'ASC', subject: 'ASC' } });
  }

  /** Stores the identity; false when it opens an account already (by the primary key). */
  insert(identity: SocialIdentityEntity): Promise<boolean> {
    return unlessDuplicate(() => this.dataSource.manager.insert(SocialIdentityEntity, identity));
  }
}
