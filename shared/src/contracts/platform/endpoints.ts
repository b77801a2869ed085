/** Calls of releases, experiments and their health. */

import type { DoneResponse } from '../auth/auth';
import { type NoInput, get, post } from '../core/endpoint';
import type { SignedRegistry, SignedText } from '../core/signed-text';
import type { ExperimentResultResponse, ExperimentsResponse, Exposure, ReportInput, Vitals } from './experiments';
import type { ExperimentPlan, PlanExperiment, PlanFiguresInput, PlanFiguresResponse } from './experiment-plans';
import type { DrawFailure } from './draw-failures';
import type { FailuresInput, FailuresResponse } from './failures';
import type { MakePreview, PreviewLinkResponse } from './candidate-previews';
import type { PublishRelease } from './publishing';
import type { Beacon } from './federation';
import type {
  AuditInput,
  AuditResponse,
  ChangeRollout,
  MakeOverride,
  OverrideResponse,
  PlatformStatusResponse,
  ReleaseInput,
  RevisionResponse,
} from './rollouts';
import type { RevokeTokensInput } from './tokens';

/** The signed registry, with an ETag; 304 when unchanged. */
export const registry = get<NoInput, SignedRegistry>('/api/federation/registry');
/** One published release, signed (payload: Release); 404 for an unknown one. */
export const publishedRelease = get<ReleaseInput, SignedText>('/api/federation/releases/{remote}/{version}');
/** Publishes a release with the remote's own bearer token; 409 when the version exists or expects what the site has not. */
export const publishRelease = post<PublishRelease, RevisionResponse>('/api/federation/releases');
/** Changes what visitors get; for staff, or with the remote's own bearer token. 409 when there is nothing to change. */
export const changeRollout = post<ChangeRollout, RevisionResponse>('/api/federation/rollouts');
/** Releases, weights and health of every remote; for staff, or with any remote's token, as the four below. */
export const platformStatus = get<NoInput, PlatformStatusResponse>('/api/federation/status');
/** Who changed what visitors get, the newest first, 50 at a time. */
export const platformAudit = get<AuditInput, AuditResponse>('/api/federation/audit');
/** Failed pages of a remote in the last day, grouped by what they said. */
export const releaseFailures = get<FailuresInput, FailuresResponse>('/api/federation/failures');
/** Every experiment with its remote and state, the newest first. */
export const experiments = get<NoInput, ExperimentsResponse>('/api/federation/experiments');
/** 404 for an experiment that never was. */
export const experimentResult = get<ReportInput, ExperimentResultResponse>('/api/federation/experiments/{experiment}');
/** Says what a remote's test is for, before its first visitor; 409 afterwards. For staff, or with that remote's own token. */
export const planExperiment = post<PlanExperiment, ExperimentPlan>('/api/federation/experiments');
/** What a planned test would take: visitors, and days at the traffic of its pages. For staff, or with any remote's token. */
export const planFigures = get<PlanFiguresInput, PlanFiguresResponse>('/api/federation/plan-figures');
/** A link that puts a published release into the own browser for eight hours; staff only. */
export const makeOverride = post<MakeOverride, OverrideResponse>('/api/federation/overrides');
/** A link that shows a published release in any browser until it expires; for staff, or with that remote's own token. */
export const makePreview = post<MakePreview, PreviewLinkResponse>('/api/federation/previews');
/** Ends every token of a remote made until now; those of other remotes go on. Staff only. */
export const revokeTokens = post<RevokeTokensInput, DoneResponse>('/api/federation/tokens/revoke');
/** What became of loading or rendering a release; answers 204. */
export const beacon = post<Beacon, void>('/api/federation/beacons');
/** A page that the front door could not draw because of its release, with its proof as bearer token; answers 204. */
export const drawFailure = post<DrawFailure, void>('/api/federation/draw-failures');
/** A variant was shown; counted once per visitor. Answers 204, also when nothing is counted. */
export const exposure = post<Exposure, void>('/api/federation/exposures');
/** Core Web Vitals of a page view; answers 204. */
export const vitals = post<Vitals, void>('/api/federation/vitals');
