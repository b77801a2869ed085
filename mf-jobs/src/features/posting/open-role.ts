import { createContext, useContext } from 'react';

type OpenRole = {
  /** Key of the role whose fields are shown; '' for none. */
  readonly openRole: string;
  readonly setOpenRole: (key: string) => void;
};

const OpenRoleContext = createContext<OpenRole>({ openRole: '', setOpenRole: () => undefined });
export const OpenRoleProvider = OpenRoleContext.Provider;

export function useOpenRole(): OpenRole {
  return useContext(OpenRoleContext);
}
