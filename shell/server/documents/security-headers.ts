import type { FastifyReply } from 'fastify';
import type { InlineText } from './inline-text';
import { REPORTS_PATH } from './reports';

const POLICY = 'content-security-policy';

export type Origins = {
  /** Other origins that serve releases. */
  readonly releases: readonly string[];
  /** Origin of pictures and videos when it is not this site. */
  readonly assets: readonly string[];
};

/** Returns the headers of every response of the front door. */
export function securityHeaders(publicUrl: string, { releases, assets }: Origins): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  const code = ["'self'", ...releases].join(' ');
  const pictures = [code, ...assets].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${code}`,
    `connect-src ${code}`,
    `style-src ${code}`,
    `img-src ${pictures} data: blob:`,
    `media-src ${pictures}`,
    `font-src ${code}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // The office shows a draft in its page.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
  ].join('; ');
  return {
    [POLICY]: policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Returns headers that let pages of this site alone show a document in a frame; no search engine keeps it. */
export function framedHeaders(policy: string): Record<string, string> {
  return {
    [POLICY]: policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  };
}

/** Scripts and stylesheets that are part of a document. */
export type InlineTexts = { readonly scripts: readonly Allowed[]; readonly styles: readonly Allowed[] };
type Allowed = Pick<InlineText, 'source'>;

/** Returns a content security policy that allows these texts in the document, and no others. */
export function withInline(policy: string, { scripts, styles }: InlineTexts): string {
  const sources = (texts: readonly Allowed[]) => texts.map(({ source }) => `${source} `).join('');
  return policy.replace('script-src ', `script-src ${sources(scripts)}`).replace('style-src ', `style-src ${sources(styles)}`);
}

/** Allows these texts in the document that a reply sends. */
export function allowInline(reply: FastifyReply, texts: InlineTexts): void {
  reply.header(POLICY, withInline(String(reply.getHeader(POLICY)), texts));
}

/**
 * Additional headers of a document. Scripts need a hash in every case. No shared cache may keep a document, because it holds its
 * visitor's releases, theme and cookie choice, and a token that stands for one page load; a browser asks each time.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  'reporting-endpoints': `csp="${REPORTS_PATH}"`,
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie, sec-gpc',
};
