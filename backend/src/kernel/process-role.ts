/** Role of this process: the running site, or a command beside it, which runs no migrations and no background work. */
export class ProcessRole {
  constructor(readonly isSite: boolean) {}
}
