import { Injectable } from '@nestjs/common';

/** Answers that end when the process stops, since they would not end by themselves. */
@Injectable()
export class EndlessAnswers {
  private readonly endings = new Set<() => void>();
  private hasEnded = false;

  /** True once the process stops: no further answer of this kind may begin. */
  get isEnding(): boolean {
    return this.hasEnded;
  }

  /** Registers what ends the answers of one kind. */
  onStop(end: () => void): void {
    this.endings.add(end);
  }

  endAll(): void {
    this.hasEnded = true;
    for (const end of this.endings) end();
  }
}
