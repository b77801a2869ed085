import type { VoteChoice } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { FaqVoteEntity } from './faq-vote.entity';

export type VoteCount = { readonly name: string; readonly answer: VoteChoice; readonly count: number };

@Injectable()
export class FaqVotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(voter: string): Promise<FaqVoteEntity[]> {
    return this.votes.find({ where: { voter }, order: { name: 'ASC' } });
  }

  async save(vote: FaqVoteEntity): Promise<void> {
    await this.votes.upsert({ ...vote }, ['name', 'voter']);
  }

  async deleteOf(voter: string): Promise<void> {
    await this.votes.delete({ voter });
  }

  async count(): Promise<VoteCount[]> {
    const rows = await this.votes
      .createQueryBuilder('vote')
      .select('vote.name', 'name')
      .addSelect('vote.answer', 'answer')
      .addSelect('COUNT(*)', 'count')
      .groupBy('vote.name')
      .addGroupBy('vote.answer')
      .getRawMany<{ name: string; answer: VoteChoice; count: number | string }>();
    return rows.map(({ name, answer, count }) => ({ name, answer, count: Number(count) }));
  }

  private get votes(): Repository<FaqVoteEntity> {
    return this.dataSource.getRepository(FaqVoteEntity);
  }
}
