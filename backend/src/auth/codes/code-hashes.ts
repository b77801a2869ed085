import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Asker } from './askers.service';
import type { Medium } from './medium';

type Bound = { readonly purpose: string; readonly mediumHash: string; readonly askedBy: string };

/** Keyed hashes that are stored instead of media and codes; useless without the key. */
@Injectable()
export class CodeHashes {
  constructor(private readonly config: AppConfig) {}

  ofMedium({ value }: Medium): string {
    return this.hmac('medium', value);
  }

  /** Hash of a login, different for strangers and known browsers, which are locked out separately. */
  ofLogin(medium: Medium, { isKnown }: Pick<Asker, 'isKnown'>): string {
    return isKnown ? this.hmac('known', medium.value) : this.ofMedium(medium);
  }

  ofAsker(id: string): string {
    return this.hmac('asker', id);
  }

  /** Hash of a code together with purpose, medium and browser. */
  ofCode({ purpose, mediumHash, askedBy }: Bound, code: string): string {
    return this.hmac('code', purpose, mediumHash, askedBy, code);
  }

  private hmac(...parts: readonly string[]): string {
    return keyedHash(this.config.secretKey, parts.join(':'));
  }
}
