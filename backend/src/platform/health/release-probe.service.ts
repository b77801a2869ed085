import { createHash } from 'node:crypto';
import type { Asset, Release } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 8_000_000;

/** Fetches the entry files of a release as a browser does, and its server bundle. */
@Injectable()
export class ReleaseProbe {
  constructor(private readonly config: AppConfig) {}

  /** True if files of the failing release are missing or changed while those of the good one are served, which rules out the network. */
  async confirms(failing: Release, good: Release): Promise<boolean> {
    if (await this.isServed(failing)) return false;
    return this.isServed(good);
  }

  private async isServed({ entry, exposes, server }: Release): Promise<boolean> {
    const files = [entry, ...exposes.flatMap(({ js, css }) => [...js, ...css]), ...(server ? [server] : [])];
    const served = await Promise.all(files.map((file) => this.isFileServed(file)));
    return served.every((isFileServed) => isFileServed);
  }

  private async isFileServed({ url, integrity }: Asset): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(new URL(url, this.config.publicUrl), { signal, redirect: 'error' });
      if (!response.ok || !response.body) return false;
      const hash = createHash('sha384');
      let size = 0;
      for await (const part of response.body) {
        size += part.byteLength;
        if (size > MOST_BYTES) return false;
        hash.update(part);
      }
      return `sha384-${hash.digest('base64')}` === integrity;
    } catch {
      return false;
    }
  }
}
