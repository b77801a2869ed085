import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { json, largeNumber } from '../../kernel/database/columns';

/** Account of the ledger. 'provider': what a payment provider holds for us. */
export type LedgerAccount = 'provider' | 'revenue' | 'cgst' | 'sgst' | 'igst';

/** Line of a booking. Lines are never changed; a booking is undone by its reversal. The lines of a booking add up to zero. */
@Entity('ledger_entry')
export class LedgerEntryEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** 'paid:ord_…', 'refunded:ord_…', 'surplus:12'; unique with the account, so that nothing is booked twice. */
  @Column({ type: 'varchar', length: 60 })
  booking!: string;

  @Column({ type: 'varchar', length: 12 })
  account!: LedgerAccount;

  /** Debit above zero, credit below. */
  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'booked_at', type: 'bigint', transformer: largeNumber })
  bookedAt!: number;
}

/** What an invoice says, as it was on its day. */
export type InvoiceContent = {
  readonly seller: { readonly name: string; readonly address: string; readonly gstin: string; readonly stateCode: string };
  readonly buyer: { readonly name: string; readonly address: string; readonly gstin: string; readonly stateCode: string };
  readonly line: string;
  readonly planName: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly taxableMinor: number;
  readonly cgstMinor: number;
  readonly sgstMinor: number;
  readonly igstMinor: number;
  readonly totalMinor: number;
  readonly taxRateBasisPoints: number;
  readonly currency: string;
  readonly paymentRef: string;
  /** Number of the invoice that a credit note takes back; '' for an invoice. */
  readonly corrects: string;
};

/** Invoice or credit note, never changed. */
@Entity('invoice')
export class InvoiceEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** 'AT/26-27/000001': at most 16 characters, as rule 46 of the CGST Rules asks. */
  @Column({ type: 'varchar', length: 16 })
  number!: string;

  @Column({ type: 'varchar', length: 8 })
  kind!: 'invoice' | 'credit';

  @Column({ name: 'order_id', type: 'varchar', length: 40 })
  orderId!: string;

  @Column({ name: 'user_id', type: 'varchar', length: 40, nullable: true })
  userId!: string | null;

  @Column({ name: 'issued_at', type: 'bigint', transformer: largeNumber })
  issuedAt!: number;

  @Column({ type: 'text', transformer: json })
  content!: InvoiceContent;
}

/** Last number given out of a series in a fiscal year; locked while the next one is given. */
@Entity('invoice_counter')
export class InvoiceCounterEntity {
  /** 'AT/26-27'. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  series!: string;

  @Column({ type: 'integer' })
  last!: number;
}
