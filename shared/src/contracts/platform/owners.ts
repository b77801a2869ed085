import { array, type InferType, lazy, object, string } from 'yup';
import { EMAIL_PATTERN, LIMITS } from '../core/limits';

/** Name of a squad: small letters. */
export const squadNameSchema = string()
  .matches(/^[a-z]{2,30}$/u)
  .required();

const squadSchema = object({
  /** The team that reviews its files, as CODEOWNERS names it. */
  team: string()
    .matches(/^@[a-z0-9-]+\/[a-z0-9-]+$/u)
    .required(),
  /** Address that is told when a release of one of its remotes fails. */
  mail: string().max(LIMITS.emailLength).matches(EMAIL_PATTERN).required(),
  /** Folders of its remotes; the pages of each are in its remote.json. */
  remotes: array(
    string()
      .matches(/^mf-[a-z]+$/u)
      .required(),
  ).required(),
  /** Contexts of the backend and of the contracts; the calls of a context are those of its endpoints.ts. */
  contexts: array(
    string()
      .matches(/^[a-z]+$/u)
      .required(),
  ).defined(),
  /** Other files and folders, such as components of shared/src/ui. */
  paths: array(
    string()
      .matches(/^[a-z0-9][\w./-]*$/u)
      .required(),
  ).defined(),
});
type OwnersEntry = InferType<typeof squadSchema>;

/** Shape of owners.json. */
const ownersSchema = object({
  squads: lazy((squads: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(squads ?? {}).map((name) => [squadNameSchema.validateSync(name), squadSchema.required()])),
    ).required(),
  ),
  /** The squad that owns what no other does. */
  rest: squadNameSchema,
});

/** A squad of owners.json, with its name. */
export type Squad = OwnersEntry & { readonly name: string };
export type SquadList = { readonly squads: readonly Squad[]; readonly rest: string };

/** Returns the squads of owners.json. Throws for a file of another shape. */
export function readOwners(file: unknown): SquadList {
  const { squads, rest } = ownersSchema.validateSync(file, { strict: true }) as { squads: Record<string, OwnersEntry>; rest: string };
  return { squads: Object.entries(squads).map(([name, squad]) => ({ name, ...squad })), rest };
}

/** Returns the name of a remote, mf_talents, for its folder, mf-talents. */
export function remoteOfFolder(folder: string): string {
  return folder.replace(/^mf-/u, 'mf_');
}
