/** In the place of a login panel, for remotes that bring none. */
export const JoinPanel = null;
