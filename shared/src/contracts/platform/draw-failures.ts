import { type InferType, object, string } from 'yup';
import type { Mac } from '../core/mac';
import { isSame } from '../core/same-text';
import { LIMITS } from '../core/limits';
import { releaseVersionSchema, remoteNameSchema } from './federation';

/** Outcome of a page that the front door could not draw because of its release. Stored beside the outcomes of beacons. */
export const DRAW_FAILED = 'draw_failed';

/** A page that the front door left to the browser because drawing it failed, as the front door reports it. */
export const drawFailureSchema = object({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  /** Token of the page that was sent instead: what its browser reports belongs to the same page load. */
  token: string().max(200).required(),
  reason: string().max(LIMITS.reportedReason).default(''),
});
export type DrawFailure = InferType<typeof drawFailureSchema>;

type Proven = Pick<DrawFailure, 'remote' | 'version' | 'token'>;

/** Bearer token of such a report. Pages carry their own token, so only this proves that the front door sends it. */
export function drawFailureProof({ remote, version, token }: Proven, mac: Mac): string {
  return mac(`draw-failure.${remote}.${version}.${token}`);
}

/** True for a proof that was made for this report with the same key. */
export function isDrawFailureProven(report: Proven, proof: string, mac: Mac): boolean {
  return isSame(drawFailureProof(report, mac), proof);
}
