/** Prints the addresses of a started site, and the demo accounts, which do not exist in production. */
export function printWelcome(origin: string): void {
  const demo = process.env['NODE_ENV'] === 'production' ? '' : demoWelcome(origin);
  console.log(`\n  All Talent        ${origin}\n${demo}\n  Ctrl-C stops everything.\n`);
}

/** Returns the welcome text with the demo accounts, which do not exist in production. */
function demoWelcome(origin: string): string {
  const mailIsReal = Boolean(process.env['SMTP_URL']);
  return `  API documents     ${origin}/api/docs
  Message outbox    ${mailIsReal ? 'none: messages leave through SMTP_URL' : `${origin}/dev/outbox   (login codes arrive here)`}

  Sign in with any of these; the code is in the outbox:
    meher.kaul@example.com    talent, premium
    asha.rao@example.com      talent
    ritu.khanna@example.com   client
    dev.mehra@example.com     talent and client
    leela.iyer@example.com    parent, with a registered child
    nikhil.bose@example.com   staff
    sana.mirza@example.com    restricted
`;
}
