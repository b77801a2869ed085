/** What can be decided about an item of a queue. */
export type Decision<Detail> = {
  readonly name: string;
  /** Key that chooses it, in lower case. */
  readonly key: string;
  /** Label of its button: 'Approve'. */
  readonly label: string;
  /** What was decided, in the words of the bar: 'Approved'. */
  readonly past: string;
  /** The one that is usual; it looks like the main button. */
  readonly isUsual?: boolean;
  /** Asks for a reason first, which `label` names; reasons of earlier decisions are offered. */
  readonly reason?: { readonly title: string; readonly text: string; readonly label: string; readonly hint?: string };
  /** Input of the queue's call in `senders.ts`. */
  readonly inputOf: (detail: Detail, reason: string) => unknown;
};
