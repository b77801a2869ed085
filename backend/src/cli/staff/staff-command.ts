import type { LeadOptions } from './lead-options';
import type { StaffServices } from './staff-services';

/** What a command was given: its one argument, and its options. */
export type Given = LeadOptions & {
  readonly subject: string;
  readonly reason: string;
  readonly of: string | undefined;
  readonly csv: boolean;
};
export type NeededOption = 'reason';

export type StaffCommand = {
  /** What its one argument is; null: it takes none. */
  readonly argument: 'e-mail' | 'slug' | 'ticket' | 'job' | 'report' | 'remote' | null;
  readonly needs: readonly NeededOption[];
  readonly does: string;
  /** It answers a file, as base64. */
  readonly isFile?: true;
  run(services: StaffServices, given: Given): Promise<string>;
};
