import { Injectable } from '@nestjs/common';
import { DataSource, Not, type Repository } from 'typeorm';
import { unlessDuplicate } from '../../kernel/database/database-errors';
import { FaqVoteCountEntity, FaqVoteEntity } from './faq-vote.entity';

/** Votes about the answer to a question: `yes`, it helped. */
export type VoteCount = { readonly name: string; readonly yes: number; readonly no: number };

@Injectable()
export class FaqVotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOf(voter: string): Promise<FaqVoteEntity[]> {
    return this.votes.find({ where: { voter }, order: { name: 'ASC' } });
  }

  /** Changes a vote to the other answer; false when there is none with that other answer. */
  async change({ name, voter, answer, votedAt }: FaqVoteEntity): Promise<boolean> {
    return (await this.votes.update({ name, voter, answer: Not(answer) }, { answer, votedAt })).affected === 1;
  }

  /** Stores a first vote; false when the voter has one. */
  add(vote: FaqVoteEntity): Promise<boolean> {
    return unlessDuplicate(() => this.votes.insert({ ...vote }));
  }

  /** Deletes a vote; false when it is gone. */
  async delete(name: string, voter: string): Promise<boolean> {
    return (await this.votes.delete({ name, voter })).affected === 1;
  }

  /** Adds to the counts of a question; negative numbers take away. */
  async count(name: string, { yes, no }: Omit<VoteCount, 'name'>): Promise<void> {
    await this.counts.createQueryBuilder().insert().values({ name, yes: 0, no: 0 }).orIgnore().updateEntity(false).execute();
    await this.dataSource.query('UPDATE faq_vote_count SET yes = yes + ?, no = no + ? WHERE name = ?', [yes, no, name]);
  }

  /** Finds the counts of every question that has votes. */
  findCounts(): Promise<readonly VoteCount[]> {
    return this.counts.find();
  }

  private get votes(): Repository<FaqVoteEntity> {
    return this.dataSource.getRepository(FaqVoteEntity);
  }

  private get counts(): Repository<FaqVoteCountEntity> {
    return this.dataSource.getRepository(FaqVoteCountEntity);
  }
}
