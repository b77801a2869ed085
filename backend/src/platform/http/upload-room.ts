type RoomSize = {
  /** Each body stays in memory until it is answered. */
  readonly atOnce: number;
  /** Nobody alone keeps the others out by sending slowly. */
  readonly atOnceByOne: number;
};

/** Who sends files at this moment. */
export class UploadRoom {
  private readonly senders: string[] = [];

  constructor(private readonly size: RoomSize) {}

  /** False when there is no room for one more. */
  enter(sender: string): boolean {
    const own = this.senders.filter((one) => one === sender).length;
    if (this.senders.length >= this.size.atOnce || own >= this.size.atOnceByOne) return false;
    this.senders.push(sender);
    return true;
  }

  leave(sender: string): void {
    const index = this.senders.indexOf(sender);
    if (index >= 0) this.senders.splice(index, 1);
  }
}
