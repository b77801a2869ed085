import { PassThrough, type TransformCallback } from 'node:stream';

/** A body on its way to a backend, which tells when a part of it was taken. */
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
