import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Asker } from './askers.service';
import type { Medium } from './medium';

type Bound = { readonly purpose: string; readonly mediumHash: string; readonly askedBy: string };

/** What is stored in place of media and codes: worthless to whoever has the database without the key. */
@Injectable()
export class CodeHashes {
  constructor(private readonly config: AppConfig) {}

  ofMedium({ value }: Medium): string {
    return this.hmac('medium', value);
  }

  /** Of a login as one side sees it: strangers and known browsers are locked out apart. */
  ofLogin(medium: Medium, { isKnown }: Pick<Asker, 'isKnown'>): string {
    return isKnown ? this.hmac('known', medium.value) : this.ofMedium(medium);
  }

  ofAsker(id: string): string {
    return this.hmac('asker', id);
  }

  /** Of a code with everything it is bound to. */
  ofCode({ purpose, mediumHash, askedBy }: Bound, code: string): string {
    return this.hmac('code', purpose, mediumHash, askedBy, code);
  }

  private hmac(...parts: readonly string[]): string {
    return keyedHash(this.config.secretKey, parts.join(':'));
  }
}
