import { suspensionMail, terminationMail } from './staff.messages';

const PERSON = { to: 'asha@example.com', publicUrl: 'https://talent.example' };

test.each([
  ['suspended', suspensionMail(PERSON, 'A report')],
  ['closed', terminationMail(PERSON, 'A report')],
])('TERMS-01 a person whose account is %s is told where to appeal: on the contact page, without logging in', (_state, mail) => {
  const { text, html } = mail as Extract<typeof mail, { channel: 'mail' }>;
  expect(text).toContain('Write to support:\nhttps://talent.example/contactus?topic=account');
  expect(html).toContain('href="https://talent.example/contactus?topic=account"');
  expect(text).toContain('Give this e-mail address in the form, so that we find the account.');
  expect(text.match(/\S+@\S+/gu)).toBeNull();
  expect(mail).not.toHaveProperty('replyTo', expect.anything());
});
