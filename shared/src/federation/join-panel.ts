/** Props of `JoinPanel`, which mf-auth exposes as `./join-panel`. */
export type JoinPanelProps = {
  /** Path to go on to after the login; null: the visitor stays on the page that is open. */
  readonly returnTo: string | null;
  /** Whether the panel goes on with a sign-in that this browser has started. */
  readonly isResumed: boolean;
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
};
