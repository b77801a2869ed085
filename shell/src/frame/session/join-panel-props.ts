/** Props of the component that the login's remote exposes as `./join-panel`. */
export type JoinPanelProps = {
  readonly returnTo: string | null;
  /** Whether the panel resumes a sign-in that this browser has started. */
  readonly isResumed: boolean;
  readonly onDone: (path: string) => void;
  readonly onClose: () => void;
};
