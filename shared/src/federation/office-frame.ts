import type { ReactNode } from 'react';
import type { StaffRight } from '../contracts/office/staff-values';

/** What the frame of the office gives to the page in it. */
export type OfficeTools = {
  /**
   * Runs a call of the office. When the server asks for the second step, a dialog takes it and the call runs once more. Resolves to null
   * when the dialog is closed; other errors are thrown.
   */
  readonly confirmed: <T>(call: () => Promise<T>) => Promise<T | null>;
  /**
   * Tells the frame of a failed read: it asks for the second step when the office was closed meanwhile. Queries whose keys begin with
   * `[OWN_DATA, 'office']` are asked again after it.
   */
  readonly onReadFailed: (error: unknown) => void;
};

/** Props of `OfficeFrame`, which mf-office exposes as `./office-frame`. */
export type OfficeFrameProps = {
  readonly title: string;
  /** What a reader needs for the page. */
  readonly right: StaffRight;
  /** Draws the page; called once the office is open. */
  readonly children: (office: OfficeTools) => ReactNode;
};
