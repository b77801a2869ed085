import { PassThrough, type TransformCallback } from 'node:stream';

/** A body being streamed to a backend; reports each part that was sent. */
export class PassingBody extends PassThrough {
  private listener: () => void = () => undefined;

  onPart(listener: () => void): void {
    this.listener = listener;
  }

  override _transform(chunk: unknown, encoding: BufferEncoding, callback: TransformCallback): void {
    this.listener();
    super._transform(chunk, encoding, callback);
  }
}
