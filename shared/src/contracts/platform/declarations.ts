import { type Declaration, call, nothing } from '../core/declaration';
import { signedTextSchema } from '../core/signed-text';
import type { PLATFORM_ENDPOINTS } from './endpoints';
import {
  experimentPlanSchema,
  experimentReportResponseSchema,
  experimentsResponseSchema,
  exposureSchema,
  planExperimentSchema,
  reportInputSchema,
  vitalsSchema,
} from './experiments';
import { beaconSchema } from './federation';
import {
  auditInputSchema,
  auditResponseSchema,
  changeRolloutSchema,
  makeOverrideSchema,
  overrideResponseSchema,
  platformStatusResponseSchema,
  publishReleaseSchema,
  releaseInputSchema,
  revisionResponseSchema,
} from './rollouts';

/** What servers know of the calls of releases, experiments and their health. */
export const PLATFORM_DECLARATIONS = {
  registry: call('public', 'Answers the signed registry of remotes.', nothing, signedTextSchema),
  publishedRelease: call('public', 'Answers one published release, signed.', releaseInputSchema, signedTextSchema),
  publishRelease: call('programs', 'Publishes a release of a remote.', publishReleaseSchema, revisionResponseSchema),
  changeRollout: call('platform', 'Changes which releases visitors get.', changeRolloutSchema, revisionResponseSchema),
  platformStatus: call('platform', 'Answers releases, weights and health of every remote.', nothing, platformStatusResponseSchema),
  platformAudit: call('platform', 'Lists who changed what visitors get, the newest first.', auditInputSchema, auditResponseSchema),
  experiments: call('platform', 'Lists every experiment with its remote and state.', nothing, experimentsResponseSchema),
  experimentReport: call('platform', 'Answers the result of an experiment so far.', reportInputSchema, experimentReportResponseSchema),
  planExperiment: call('platform', 'Plans an experiment before its first visitor.', planExperimentSchema, experimentPlanSchema),
  makeOverride: call(
    'staff',
    "Makes a link that puts a release into the caller's browser for eight hours.",
    makeOverrideSchema,
    overrideResponseSchema,
  ),
  beacon: call('everybody', 'Reports how loading or rendering a release went.', beaconSchema, null),
  exposure: call('everybody', 'Counts that a variant was shown to the visitor.', exposureSchema, null),
  vitals: call('everybody', 'Reports the Core Web Vitals of a page view.', vitalsSchema, null),
} as const satisfies Record<keyof typeof PLATFORM_ENDPOINTS, Declaration>;
