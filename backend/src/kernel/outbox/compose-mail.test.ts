import { composeMail, type MailContent } from './compose-mail';

const SITE = 'https://talent.example:8443';

function compose(content: Partial<MailContent>): { subject: string; text: string; html: string } {
  const message = composeMail({ to: 'ritu@example.com', subject: 'Hello', paragraphs: ['First.', 'Second.'], ...content }, SITE);
  if (message.channel !== 'mail') throw new Error('not a mail');
  return message;
}

/** Text that a mail program without styles shows. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

test('a code stands alone on a line, large and selectable, and the last line binds it to the host', () => {
  const { text, html } = compose({ code: '123456' });
  expect(text).toBe('First.\n\n123456\n\nSecond.\n\nAll Talent\n\n@talent.example:8443 #123456\n');
  expect(html).toMatch(/<p [^>]*font:700 40px[^>]*user-select:all[^>]*>123456<\/p>/u);
  expect(wordsOf(html)).toMatch(/First\. 123456 Second\. All Talent @talent\.example:8443 #123456$/u);
});

test('a link is one button, with its URL as text for programs that show no button', () => {
  const address = 'https://talent.example/account?a=1&b=2';
  const { text, html } = compose({ link: { label: 'Open my account', address } });
  expect(text).toContain(`Open my account:\n${address}\n`);
  expect(html.match(/bgcolor="#c2183d"/gu)).toHaveLength(1);
  expect(html.match(/href="https:\/\/talent\.example\/account\?a=1&amp;b=2"/gu)).toHaveLength(2);
  expect(wordsOf(html)).toContain('Open my account Or open this address: https://talent.example/account?a=1&amp;b=2 Second.');
  expect(text).not.toContain('#');
});

test('no input becomes markup', () => {
  const bad = `<img src=x onerror="a">'&`;
  const { html } = compose({ subject: bad, paragraphs: [bad, bad], code: bad, link: { label: bad, address: `https://x/"${bad}` } });
  expect(html).not.toMatch(/<img|onerror="/u);
  expect(html).toContain('<title>&lt;img');
});

test('the mail has a dark mode, fits a phone, and loads nothing', () => {
  const { html } = compose({ code: '123456' });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain('max-width:600px');
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/u);
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
});

test('SEC-44 facts are labelled lines; untrusted text becomes neither markup nor a label', () => {
  const { text, html } = compose({
    facts: [
      ['Name', '<b>Ritu</b>'],
      ['Text', 'One\r\nPhone: 1\u2028E-mail: x'],
    ],
  });
  expect(text).toBe('First.\n\nName: <b>Ritu</b>\nText: One\n    Phone: 1\n    E-mail: x\n\nSecond.\n\nAll Talent\n');
  expect(html).not.toContain('<b>');
  expect(wordsOf(html)).toContain('Name &lt;b&gt;Ritu&lt;/b&gt; Text One Phone: 1 E-mail: x Second.');
  expect(html.match(/<td class="muted"/gu)).toHaveLength(2);
});

test('the preview of mail programs is hidden in the mail, and does not contain the code', () => {
  const preview = /<div hidden style="display:none[^"]*">(?<words>[^<]*)<\/div>/u.exec(compose({ code: '123456' }).html);
  expect(preview?.groups?.['words']).toBe('First. Second.');
});
