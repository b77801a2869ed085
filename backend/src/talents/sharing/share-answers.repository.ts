import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { ShareAnswerEntity } from './share-answer.entity';

@Injectable()
export class ShareAnswersRepository {
  constructor(private readonly dataSource: DataSource) {}

  private get answers(): Repository<ShareAnswerEntity> {
    return this.dataSource.getRepository(ShareAnswerEntity);
  }

  async findOf(shareIds: readonly number[]): Promise<ShareAnswerEntity[]> {
    return shareIds.length === 0 ? [] : this.answers.findBy({ shareId: In([...shareIds]) });
  }

  async put(answer: ShareAnswerEntity): Promise<void> {
    await this.answers.upsert({ ...answer }, ['shareId', 'talentId']);
  }

  async delete(shareId: number, talentId: number): Promise<void> {
    await this.answers.delete({ shareId, talentId });
  }
}
