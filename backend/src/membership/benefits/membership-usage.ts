/** Port: counts what free members have a limited number of. */
export abstract class MembershipUsage {
  /** Applications that the account sent since `since`, withdrawn ones included. */
  abstract applicationsSince(userId: string, since: number): Promise<number>;
}
