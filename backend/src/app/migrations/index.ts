import { CreateAccounts1763600000000 } from './1763600000000-create-accounts';
import { CreateFederation1763600000500 } from './1763600000500-create-federation';
import { CreateLookups1763600001000 } from './1763600001000-create-lookups';
import { CreateTalents1763600002000 } from './1763600002000-create-talents';
import { CreateTalentSearch1763600003000 } from './1763600003000-create-talent-search';
import { CreateJobsAndContent1763600004000 } from './1763600004000-create-jobs-and-content';
import { CompleteAccounts1763600005000 } from './1763600005000-complete-accounts';
import { CreatePageContent1763600006000 } from './1763600006000-create-page-content';
import { CreateLeads1763600007000 } from './1763600007000-create-leads';
import { CreateShares1763600008000 } from './1763600008000-create-shares';
import { KeepMessages1763600009000 } from './1763600009000-keep-messages';
import { CreateFavourites1763600011000 } from './1763600011000-create-favourites';
import { CreateProfiles1763600012000 } from './1763600012000-create-profiles';
import { CompleteShares1763600014000 } from './1763600014000-complete-shares';
import { CreatePhotoFiles1763600015000 } from './1763600015000-create-photo-files';
import { CreateTalentChanges1763600013000 } from './1763600013000-create-talent-changes';
import { CreateExperimentRecords1763600018000 } from './1763600018000-create-experiment-records';
import { CreateDocuments1763600016000 } from './1763600016000-create-documents';
import { CreateRollouts1763600017000 } from './1763600017000-create-rollouts';
import { StampTalents1763600021000 } from './1763600021000-stamp-talents';
import { MoveFaqs1763600019000 } from './1763600019000-move-faqs';
import { CreateEnquiries1763600020000 } from './1763600020000-create-enquiries';
import { CompleteJobs1763600022000 } from './1763600022000-complete-jobs';
import { CountWaitingCvs1763600033000 } from './1763600033000-count-waiting-cvs';
import { KeepRequestOutcomes1763600036000 } from './1763600036000-keep-request-outcomes';
import { KeepHalfSizes1763600036100 } from './1763600036100-keep-half-sizes';
import { OwnExperimentPlans1763600023000 } from './1763600023000-own-experiment-plans';
import { CreateRegistryKeys1763600035000 } from './1763600035000-create-registry-keys';
import { CreateFrontDoors1763600035100 } from './1763600035100-create-front-doors';
import { AddUpperPay1763600040010 } from './1763600040010-add-upper-pay';
import { NumberSubmittedPhotos1763600040200 } from './1763600040200-number-submitted-photos';
import { CodesByBrowser1763600034000 } from './1763600034000-codes-by-browser';
import { TermsByTheirText1763600040100 } from './1763600040100-terms-by-their-text';
import { CountListedTalents1763600040000 } from './1763600040000-count-listed-talents';
import { CreateMemberships1763600041000 } from './1763600041000-create-memberships';
import { CreateHiring1763600042000 } from './1763600042000-create-hiring';
import { CreateVideos1763600043000 } from './1763600043000-create-videos';
import { CountDrawFailures1763600044000 } from './1763600044000-count-draw-failures';
import { CreateSavedSearches1763600042100 } from './1763600042100-create-saved-searches';
import { GrowFavouriteLists1763600043100 } from './1763600043100-grow-favourite-lists';
import { IndexLiveEvents1763600042200 } from './1763600042200-index-live-events';
import { DelegateAccounts1763600043200 } from './1763600043200-delegate-accounts';
import { CreateTeamInvitations1763600043300 } from './1763600043300-create-team-invitations';
import { CreateOffice1763600045000 } from './1763600045000-create-office';
import { CreateQueues1763600045100 } from './1763600045100-create-queues';
import { FindPeople1763600045200 } from './1763600045200-find-people';
import { AnswerLetters1763600045300 } from './1763600045300-answer-letters';
import { FindOrders1763600045600 } from './1763600045600-find-orders';
import { KeepTextVersions1763600045500 } from './1763600045500-keep-text-versions';
import { IndexOwners1763600045700 } from './1763600045700-index-owners';
import { WorkOnLeads1763600045400 } from './1763600045400-work-on-leads';
import { WriteStories1763600046100 } from './1763600046100-write-stories';
import { KeepFigures1763600045800 } from './1763600045800-keep-figures';
import { SearchQueues1763600046000 } from './1763600046000-search-queues';
import { OfficeActs1763600046200 } from './1763600046200-office-acts';
import { CreateOfficeViews1763600045900 } from './1763600045900-create-office-views';
import { TellSquads1763600046300 } from './1763600046300-tell-squads';
import { IndexLeadReleases1763600046460 } from './1763600046460-index-lead-releases';
import { IndexManagers1763600046450 } from './1763600046450-index-managers';
import { DeleteRemotes1763600046500 } from './1763600046500-delete-remotes';
import { NameTestedRoutes1763600046490 } from './1763600046490-name-tested-routes';
import { MarkPreviews1763600046470 } from './1763600046470-mark-previews';
import { NameNotificationMails1763600046520 } from './1763600046520-name-notification-mails';
import { RecordReleases1763600046480 } from './1763600046480-record-releases';

/** All migrations, in any order: TypeORM sorts them by the time in their names. */
export const migrations = [
  CreateAccounts1763600000000,
  CreateFederation1763600000500,
  CreateLookups1763600001000,
  CreateTalents1763600002000,
  CreateTalentSearch1763600003000,
  CreateJobsAndContent1763600004000,
  CompleteAccounts1763600005000,
  CreatePageContent1763600006000,
  CreateLeads1763600007000,
  CreateShares1763600008000,
  KeepMessages1763600009000,
  CreateFavourites1763600011000,
  CreateProfiles1763600012000,
  CompleteShares1763600014000,
  CreatePhotoFiles1763600015000,
  CreateTalentChanges1763600013000,
  CreateDocuments1763600016000,
  CreateExperimentRecords1763600018000,
  CreateRollouts1763600017000,
  MoveFaqs1763600019000,
  StampTalents1763600021000,
  CreateEnquiries1763600020000,
  CompleteJobs1763600022000,
  OwnExperimentPlans1763600023000,
  CountWaitingCvs1763600033000,
  CodesByBrowser1763600034000,
  KeepRequestOutcomes1763600036000,
  CreateRegistryKeys1763600035000,
  KeepHalfSizes1763600036100,
  CreateFrontDoors1763600035100,
  CountListedTalents1763600040000,
  AddUpperPay1763600040010,
  NumberSubmittedPhotos1763600040200,
  TermsByTheirText1763600040100,
  CreateMemberships1763600041000,
  CreateHiring1763600042000,
  CreateSavedSearches1763600042100,
  GrowFavouriteLists1763600043100,
  IndexLiveEvents1763600042200,
  DelegateAccounts1763600043200,
  CreateTeamInvitations1763600043300,
  CreateVideos1763600043000,
  CountDrawFailures1763600044000,
  CreateOffice1763600045000,
  CreateQueues1763600045100,
  FindPeople1763600045200,
  AnswerLetters1763600045300,
  FindOrders1763600045600,
  KeepTextVersions1763600045500,
  WorkOnLeads1763600045400,
  IndexOwners1763600045700,
  KeepFigures1763600045800,
  SearchQueues1763600046000,
  WriteStories1763600046100,
  OfficeActs1763600046200,
  CreateOfficeViews1763600045900,
  TellSquads1763600046300,
  IndexManagers1763600046450,
  IndexLeadReleases1763600046460,
  NameTestedRoutes1763600046490,
  MarkPreviews1763600046470,
  RecordReleases1763600046480,
  DeleteRemotes1763600046500,
  NameNotificationMails1763600046520,
];
