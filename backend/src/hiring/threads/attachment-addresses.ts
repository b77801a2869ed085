import { type Attachment, type AttachmentQuery, ENDPOINTS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { SignedAddresses } from '../../kernel/http/signed-addresses';
import type { StoredAttachment } from './attachments.repository';

/** Signs the addresses of files of messages. */
@Injectable()
export class AttachmentAddresses {
  constructor(private readonly addresses: SignedAddresses) {}

  toAttachment(file: StoredAttachment, readerId: string): Attachment {
    const { id, kind, name, bytes, width, height } = file;
    return { id, kind, name, bytes, width, height, url: this.of(id, readerId) };
  }

  of(id: string, readerId: string): string {
    return this.addresses.of(ENDPOINTS.attachment.path.replace('{id}', id), `attachment:${id}`, readerId);
  }

  /** Whether this site signed the address for the reader, and it has not expired. */
  isValid(query: AttachmentQuery, readerId: string): boolean {
    return this.addresses.isValid(query, `attachment:${query.id}`, readerId);
  }
}
