import { PassThrough, type TransformCallback } from 'node:stream';

/** A body being streamed to a backend; reports each part that was sent. */
export class PassingBody extends PassThrough {
  private told: () => void = () => undefined;

  onPart(told: () => void): void {
    this.told = told;
  }

  override _transform(chunk: unknown, encoding: BufferEncoding, callback: TransformCallback): void {
    this.told();
    super._transform(chunk, encoding, callback);
  }
}
