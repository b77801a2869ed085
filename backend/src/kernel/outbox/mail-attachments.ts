import { Injectable } from '@nestjs/common';

/** Names what is attached to a mail; it is read when the mail is sent, so that the stored message stays small. */
export type AttachmentRef = { readonly kind: string; readonly id: number };
export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer };

/** Resolves to what `id` names; rejects when there is no such thing, and the mail is tried again. */
type AttachmentReader = (id: number) => Promise<Attachment>;

/** Attachments of mails by their kind. A context registers a reader for each kind that its mails carry. */
@Injectable()
export class MailAttachments {
  private readonly readers = new Map<string, AttachmentReader>();

  register(kind: string, reader: AttachmentReader): void {
    this.readers.set(kind, reader);
  }

  read({ kind, id }: AttachmentRef): Promise<Attachment> {
    const reader = this.readers.get(kind);
    if (!reader) return Promise.reject(new Error(`no reader is registered for attachments of the kind ${kind}`));
    return reader(id);
  }

  readAll(refs: readonly AttachmentRef[]): Promise<readonly Attachment[]> {
    return Promise.all(refs.map((ref) => this.read(ref)));
  }
}
