import { createContext, useContext } from 'react';

type OpenRole = {
  /** Key of the role whose fields are shown; '' for none. */
  readonly openRole: string;
  readonly setOpenRole: (key: string) => void;
};

const OpenRoleContext = createContext<OpenRole | null>(null);
export const OpenRoleProvider = OpenRoleContext.Provider;

export function useOpenRole(): OpenRole {
  const openRole = useContext(OpenRoleContext);
  if (!openRole) throw new Error('A role stands outside of its job.');
  return openRole;
}
