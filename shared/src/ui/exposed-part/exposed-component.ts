import type { JoinPanelProps, OfficeFrameProps } from '@alltalent/shared/federation';

/** A component that a remote exposes, by the name that its module exports it under. */
export type ExposedName = {
  readonly remote: string;
  /** The key in `exposes` of the remote's webpack.config.ts, without `./`. */
  readonly expose: string;
  readonly component: string;
};

/** A component that a remote exposes for pages of others, with the type of its props. */
export type ExposedComponent<Props extends object> = ExposedName & {
  /** Never set; `ExposedPart` takes the type of the props from it. */
  readonly propsOf?: Props;
};

/** The login and sign-up panel. */
export const JOIN_PANEL: ExposedComponent<JoinPanelProps> = { remote: 'mf_auth', expose: 'join-panel', component: 'JoinPanel' };
/** The frame of the office, for pages of other remotes. */
export const OFFICE_FRAME: ExposedComponent<OfficeFrameProps> = {
  remote: 'mf_office',
  expose: 'office-frame',
  component: 'OfficeFrame',
};
