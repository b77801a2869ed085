/** Port: marks an account as a member's, or takes the mark off, wherever the site shows it. Called in the transaction of the change. */
export abstract class MembershipMarks {
  abstract set(userId: string, isMember: boolean): Promise<void>;
}
