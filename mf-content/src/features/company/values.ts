export const VALUES: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Say the number',
    text: 'Pay, dates and who is hiring stand on the line. We hold ourselves to that, too: every opening here will say what it pays.',
  },
  {
    name: 'Write as you would speak',
    text: 'A sentence somebody reads on a bus, in their third language, before a long day. If it needs a lawyer, it needs another draft.',
  },
  { name: 'Answer everybody', text: 'Also the people who were not chosen. A no with a reason is kinder than a silence.' },
  {
    name: 'Leave the light on',
    text: 'What you build should work for the phone with a cracked screen and the slow line, and for the eye that needs larger letters.',
  },
];
