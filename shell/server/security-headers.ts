/** Headers of every answer of the front door. `origins` are other hosts of pictures, loops and releases. */
export function securityHeaders(publicUrl: string, origins: readonly string[]): Record<string, string> {
  const own = ["'self'", ...origins].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `connect-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own}`,
    `font-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
