import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import { signedTextSchema } from '../core/signed-text';
import type * as PLATFORM_ENDPOINTS from './endpoints';
import { experimentResultResponseSchema, experimentsResponseSchema, exposureSchema, reportInputSchema, vitalsSchema } from './experiments';
import { experimentPlanSchema, planExperimentSchema, planFiguresInputSchema, planFiguresResponseSchema } from './experiment-plans';
import { drawFailureSchema } from './draw-failures';
import { failuresInputSchema, failuresResponseSchema } from './failures';
import { beaconSchema } from './federation';
import { makePreviewSchema, previewLinkResponseSchema } from './candidate-previews';
import { publishReleaseSchema } from './publishing';
import {
  auditInputSchema,
  auditResponseSchema,
  changeRolloutSchema,
  makeOverrideSchema,
  overrideResponseSchema,
  platformStatusResponseSchema,
  releaseInputSchema,
  revisionResponseSchema,
} from './rollouts';
import { revokeTokensSchema } from './tokens';

const ofPlatform = { right: 'platform' } as const;

/** What servers know of the calls of releases, experiments and their health. */
export const PLATFORM_DECLARATIONS = {
  registry: endpoint('public', 'Answers the signed registry of remotes.', nothing, signedTextSchema),
  publishedRelease: endpoint('public', 'Answers one published release, signed.', releaseInputSchema, signedTextSchema),
  publishRelease: endpoint('programs', 'Publishes a release of a remote.', publishReleaseSchema, revisionResponseSchema),
  changeRollout: endpoint('platform', 'Changes which releases visitors get.', changeRolloutSchema, revisionResponseSchema, {
    ...ofPlatform,
    isDangerous: true,
  }),
  platformStatus: endpoint(
    'platform',
    'Answers releases, weights and health of every remote.',
    nothing,
    platformStatusResponseSchema,
    ofPlatform,
  ),
  platformAudit: endpoint(
    'platform',
    'Lists who changed what visitors get, the newest first.',
    auditInputSchema,
    auditResponseSchema,
    ofPlatform,
  ),
  releaseFailures: endpoint(
    'platform',
    'Lists what pages of a remote failed with in the last day.',
    failuresInputSchema,
    failuresResponseSchema,
    ofPlatform,
  ),
  experiments: endpoint('platform', 'Lists every experiment with its remote and state.', nothing, experimentsResponseSchema, ofPlatform),
  experimentResult: endpoint(
    'platform',
    'Answers the result of an experiment so far.',
    reportInputSchema,
    experimentResultResponseSchema,
    ofPlatform,
  ),
  planExperiment: endpoint(
    'platform',
    'Plans an experiment before its first visitor.',
    planExperimentSchema,
    experimentPlanSchema,
    ofPlatform,
  ),
  planFigures: endpoint(
    'platform',
    'Answers how many visitors and days a planned experiment takes.',
    planFiguresInputSchema,
    planFiguresResponseSchema,
    ofPlatform,
  ),
  makeOverride: endpoint(
    'office',
    "Makes a link that puts a release into the caller's browser for eight hours.",
    makeOverrideSchema,
    overrideResponseSchema,
    ofPlatform,
  ),
  makePreview: endpoint(
    'platform',
    'Makes a link that shows a published release in any browser until it expires.',
    makePreviewSchema,
    previewLinkResponseSchema,
    ofPlatform,
  ),
  revokeTokens: endpoint('office', 'Ends every token of a remote.', revokeTokensSchema, doneResponseSchema, {
    ...ofPlatform,
    isDangerous: true,
  }),
  beacon: endpoint('everybody', 'Reports how loading or rendering a release went.', beaconSchema, null),
  drawFailure: endpoint('programs', 'Reports a page that the front door could not draw.', drawFailureSchema, null),
  exposure: endpoint('everybody', 'Counts that a variant was shown to the visitor.', exposureSchema, null),
  vitals: endpoint('everybody', 'Reports the Core Web Vitals of a page view.', vitalsSchema, null),
} as const satisfies Record<keyof typeof PLATFORM_ENDPOINTS, Declaration>;
