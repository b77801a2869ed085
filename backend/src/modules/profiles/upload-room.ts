/** Each body takes up to 10 MB until it is answered. */
const AT_ONCE = 12;
/** Nobody alone keeps the others out by sending slowly. */
const AT_ONCE_BY_ONE = 4;

/** Who sends photos at this moment. */
export class UploadRoom {
  private readonly senders: string[] = [];

  /** False when there is no room for one more. */
  enter(userId: string): boolean {
    const own = this.senders.filter((sender) => sender === userId).length;
    if (this.senders.length >= AT_ONCE || own >= AT_ONCE_BY_ONE) return false;
    this.senders.push(userId);
    return true;
  }

  leave(userId: string): void {
    const index = this.senders.indexOf(userId);
    if (index >= 0) this.senders.splice(index, 1);
  }
}
