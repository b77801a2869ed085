import { securityHeaders, withInline } from './security-headers';
import { inlineText } from './inline-text';

test('SEC-60 the policy allows the texts of the document by their hashes, and nothing unsafe', () => {
  const policy = securityHeaders('https://site.example', { releases: [], assets: [] })['content-security-policy'] ?? '';
  const allowed = withInline(policy, { scripts: [inlineText('early();')], styles: [inlineText('.a{}')] });
  // Hashes by `printf 'early();' | openssl dgst -sha256 -binary | base64`.
  expect(allowed).toContain("script-src 'sha256-+adv7mrf97l2YX0A6IfUnN5WpoX0nonq8Vez1z8YKf4=' 'self'");
  expect(allowed).toContain("style-src 'sha256-");
  expect(allowed).not.toContain('unsafe');
});

test.each(['</script>', '</STYLE >'])('SEC-60 a text with %s is refused', (end) => {
  expect(() => inlineText(`"${end}"`)).toThrow('would end its own element');
});
