import type { Transaction } from '../../kernel/database/transaction';
import type { LeadEntity } from './lead.entity';

/** Hands a verified lead to the people who answer it. */
export abstract class LeadDelivery {
  /** Runs in the transaction that makes the lead a verified one, and must write through it alone: both are kept, or neither. */
  abstract deliver(lead: LeadEntity, transaction: Transaction): Promise<void>;
}
