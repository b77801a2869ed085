import type { LeadOptions } from './lead-options';
import type { StaffServices } from './staff-services';

/** A command's argument and options. */
export type Given = LeadOptions & {
  readonly subject: string;
  readonly reason: string;
  readonly state: string;
  readonly of: string | undefined;
  readonly csv: boolean;
};
export type NeededOption = 'reason' | 'state';

export type StaffCommand = {
  /** Kind of the single argument; null if there is none. */
  readonly argument: 'e-mail' | 'slug' | 'ticket' | 'job' | 'report' | 'booking' | 'review' | 'thread' | 'remote' | null;
  readonly needs: readonly NeededOption[];
  readonly does: string;
  /** True if the result is a file in base64. */
  readonly isFile?: true;
  /** True if it asks other servers: it runs without a transaction, which would lock the site out meanwhile. */
  readonly asksServers?: true;
  run(services: StaffServices, given: Given): Promise<string>;
};
