import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { areRelated, type KnownAccount, type KnownChild, type KnownDelegate } from './related-accounts.policy';

type Pair = { readonly clientId: string; readonly talentUserId: string };
type AccountRow = Omit<KnownAccount, 'phone'> & { readonly dialCode: string; readonly mobileNumber: string };

const ACCOUNT = `SELECT id, email, login_email AS loginEmail, login_phone AS loginPhone, dial_code AS dialCode,
  mobile_number AS mobileNumber, first_name AS firstName, last_name AS lastName, birth_date AS birthDate FROM user_account`;
const CHILD =
  'SELECT id, guardian_id AS guardianId, first_name AS firstName, last_name AS lastName, birth_date AS birthDate FROM child_profile';

const DELEGATE = 'SELECT account_id AS accountId, user_id AS userId FROM account_delegate';

/** Tells which accounts belong to one person, one family or one team, with plain SQL on their tables. */
@Injectable()
export class RelatedAccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a function that tells of each pair whether it is related. */
  async read(pairs: readonly Pair[]): Promise<(pair: Pair) => boolean> {
    const ids = [...new Set(pairs.flatMap(({ clientId, talentUserId }) => [clientId, talentUserId]))];
    if (ids.length === 0) return () => false;
    const marks = ids.map(() => '?').join(', ');
    const [rows, children, delegates] = await Promise.all([
      this.dataSource.query<AccountRow[]>(`${ACCOUNT} WHERE id IN (${marks})`, ids),
      this.dataSource.query<KnownChild[]>(`${CHILD} WHERE guardian_id IN (${marks})`, ids),
      this.dataSource.query<KnownDelegate[]>(`${DELEGATE} WHERE account_id IN (${marks}) AND user_id IN (${marks})`, [...ids, ...ids]),
    ]);
    const accounts = new Map(rows.map((row) => [row.id, toKnownAccount(row)]));
    return ({ clientId, talentUserId }) => {
      const [client, talent] = [accounts.get(clientId), accounts.get(talentUserId)];
      return client !== undefined && talent !== undefined && areRelated(client, talent, { children, delegates });
    };
  }
}

function toKnownAccount({ dialCode, mobileNumber, ...account }: AccountRow): KnownAccount {
  return { ...account, phone: mobileNumber === '' ? '' : dialCode + mobileNumber };
}
