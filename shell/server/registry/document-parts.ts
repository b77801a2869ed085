/**
 * A part of a document: text; or UTF-8 bytes that many documents share, such as a drawn page, a stylesheet or a remote's record,
 * nine tenths of most documents; or `own`, random text of this document alone.
 */
export type Part = string | Uint8Array | { readonly own: string };

/** Returns a document in UTF-8, in the memory that `take` gives for its size. */
export function bytesOf(parts: readonly Part[], take: (size: number) => Buffer = Buffer.allocUnsafe): Buffer {
  const contents = parts.map((part) => (typeof part === 'string' || part instanceof Uint8Array ? part : part.own));
  const bytes = take(contents.reduce((size, content) => size + Buffer.byteLength(content), 0));
  let end = 0;
  for (const content of contents) {
    if (typeof content === 'string') end += bytes.write(content, end);
    else {
      bytes.set(content, end);
      end += content.length;
    }
  }
  return bytes;
}
