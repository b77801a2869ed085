import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../build/packages';

type RetiredWord = {
  /** Names in code that may not come back. */
  readonly pattern: RegExp;
  readonly use: string;
  /** Files in which the word has its own meaning. */
  readonly except?: RegExp;
};

/** Words that had several meanings or were of no field, with the word to use (docs/glossary.md). */
const RETIRED: readonly RetiredWord[] = [
  {
    pattern: /\b(?:Staff|Unlock|Children|Posting|Profile|Rollout|Publish|Job|Client)Desk\b|\bopenStaffDesk\b|client-desk/u,
    use: '…Services, …Context, …Page or …View',
  },
  { pattern: /\b(?:PER_ADDRESS|AddressedTalent)\b/u, use: 'PER_IP, TalentBySlug' },
  { pattern: /\b[cC]ourier\b|\bMailLane\b|\bLaneWorker\b/u, use: 'DeliveryQueue, Transport' },
  { pattern: /\b(?:RoundsWorker|everyRound|takeTurns|TurnQueue)\b/u, use: 'PeriodicJob, TransactionQueue' },
  { pattern: /\b(?:giveBack|takeUse|inTurn|handOn|leaveOut)\b/u, use: 'refund, consume, rotation, proxy, eject or without' },
  {
    pattern: /\b(?:kept-(?:registry|secret|rows)|Kept(?:Registry|Secret|Rows))\b/u,
    use: 'registry-snapshot, stored-secret, retained-rows',
  },
  { pattern: /\b(?:jobLacks|job-lacks|profileLacks|lacksOf)\b/u, use: 'missingFields' },
  {
    pattern: /\.(?:tell|forget|keep|settleUp|ring)(?:Of|One|All)?\(|\b(?:async|private) (?:async )?(?:tell|forget|keep)[A-Z]?\w*\(/u,
    use: 'notify, delete, save',
    except: /\.test\.ts$|^(?:backend\/test|backend\/posters|e2e|tools|shell|shared|mf-)/u,
  },
  { pattern: /\bPhotoArtist\b|\bdrawn anew\b/u, use: 'PhotoRenderer, re-encode' },
  { pattern: /\b(?:SocialArrival|arrivalOf)\b/u, use: 'PendingSocialSignIn' },
  { pattern: /\b(?:Enquiry|EnquiryDesk|sendLetter|useSendLetter|LetterForm)\b/u, use: 'ContactMessage' },
  { pattern: /\b(?:latePart|late-part|useSoon|PageHeads)\b/u, use: 'lazyDialog, useDebouncedValue, metadata' },
  { pattern: /\b(?:sown|LeadDelivery|NoFavouritesModule)\b/u, use: 'seeded; the others are gone' },
  { pattern: /\b(?:anew|somebody's own)\b/u, use: 'again, own' },
];

const CODE = ['*.ts', '*.tsx', '*.mts', '*.mjs'];
/** Migrations are never changed; this file names the words itself. */
const NEVER = /\/migrations\/|^tools\/checks\/vocabulary\.test\.ts$/u;

const files = execFileSync('git', ['ls-files', '-z', '--', ...CODE], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter((file) => file !== '' && !NEVER.test(file));

test.each(RETIRED.map((word) => [word.pattern.source, word] as const))(
  'no code has the retired word %s',
  (_source, { pattern, use, except }) => {
    const found = files
      .filter((file) => !except?.test(file))
      .filter((file) => pattern.test(file) || pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
    expect(found.map((file) => `${file}: use ${use}`)).toEqual([]);
  },
);
