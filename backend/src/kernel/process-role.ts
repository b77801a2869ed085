/** What this process is: the running site, or one command beside it, which migrates nothing and does no work in the background. */
export class ProcessRole {
  constructor(readonly isSite: boolean) {}
}
