import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change as a squad makes it, whose impact is compared with that of a full build. */
export type ConstructedChange = {
  readonly name: string;
  readonly file: string;
  /** Text of the file, and what replaces it. */
  readonly from: string | RegExp;
  readonly to: string;
};

export const CONSTRUCTED_CHANGES: readonly ConstructedChange[] = [
  {
    name: 'a new GET of one context',
    file: 'shared/src/contracts/hiring/endpoints.ts',
    from: /$/u,
    to: "export const hiringDigest = get<NoInput, { readonly open: number }>('/api/hiring-digest');\n",
  },
  {
    name: 'a field of a contract type',
    file: 'shared/src/contracts/core/rating.ts',
    from: 'export type Rating = InferType<typeof ratingSchema>;',
    to: 'export type Rating = (InferType<typeof ratingSchema> & { readonly since?: string }) | null;',
  },
  {
    name: 'a yup rule that one remote uses',
    file: 'shared/src/contracts/landing/leads.ts',
    from: 'company_name: required(MESSAGES.leadCompany, LIMITS.companyLength)',
    to: 'company_name: required(MESSAGES.leadCompany, LIMITS.companyLength - 1)',
  },
  { name: 'a component of three remotes', file: 'shared/src/ui/rating/rating.tsx', from: 'Rated ${value} of 5', to: '${value} of 5' },
  { name: 'styles of that component', file: 'shared/src/ui/rating/rating.module.css', from: 'gap: 0.25em', to: 'gap: 0.5em' },
  {
    name: 'a jotai helper of all',
    file: 'shared/src/state/flash.atoms.ts',
    from: 'set(flashStateAtom, message);',
    to: 'set(flashStateAtom, message === null ? null : { ...message });',
  },
  { name: 'a doc comment', file: 'shared/src/ui/button/button.tsx', from: 'The label and the width stay', to: 'Label and width stay' },
  {
    name: 'a sentence of a shared catalogue',
    file: 'shared/src/ui/messages/en.json',
    from: 'Write an e-mail instead.',
    to: 'Send an e-mail instead.',
  },
  { name: 'a setting of the build', file: 'shared/build/base-config.ts', from: '[hash:base64:5]', to: '[hash:base64:6]' },
  { name: 'the mocks of remotes alone', file: 'shared/src/dev/mocks/problem.ts', from: /$/u, to: 'export const CONSTRUCTED = 1;\n' },
  { name: 'a recorded answer', file: 'shared/src/dev/mocks/recorded/client.json', from: /\n\s*/u, to: '$& ' },
  {
    name: 'a name that an index.ts hands on from another file',
    file: 'shared/src/ui/index.ts',
    from: "export { Rating, type RatingProps } from './rating/rating';",
    to: "export { Badge as Rating, type BadgeProps as RatingProps } from './badge/badge';",
  },
];

/** Makes a change in the tree below `root`. Throws when the file has no such text. */
export function makeChange(root: string, { name, file, from, to }: ConstructedChange): void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name}: ${file} has no ${String(from)}.`);
  writeFileSync(path, after);
}
