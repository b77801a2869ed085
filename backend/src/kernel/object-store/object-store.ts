import type { Readable } from 'node:stream';

/** What is stored: bytes, or a file of this machine. */
export type ObjectSource = Buffer | { readonly file: string };
/** Both ends included. */
export type ByteRange = { readonly start: number; readonly end: number };
export type StoredObject = { readonly key: string; readonly writtenAt: number };

/** Keys are paths of two and more names, such as 'videos/ab/id/poster'. */
const KEY = /^[a-z]+(?:\/[\w-]{1,64}){1,5}$/u;

/** Files that people uploaded, by key: in a folder of this machine, or at an S3 service. This class is the injection token. */
export abstract class ObjectStore {
  /** Stores an object in place of the former one: readers get one of the two, never a part. */
  abstract put(key: string, source: ObjectSource, mediaType: string): Promise<void>;
  /** Size in bytes; null for an object that does not exist. */
  abstract size(key: string): Promise<number | null>;
  /** Reads an object or a part of it; null for one that does not exist. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Path of an object's file on this machine; null where objects have none. */
  abstract pathTo(key: string): string | null;
  /** Deletes an object, also one that does not exist. */
  abstract remove(key: string): Promise<void>;
  /** Lists the objects whose keys begin with a path, such as 'videos/', in pages. */
  abstract list(prefix: string): AsyncGenerator<readonly StoredObject[]>;
}

/** Throws for a key that could lead out of the store. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of an object.');
  return key;
}
