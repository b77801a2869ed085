type Input = Readonly<Record<string, unknown>>;
type MockResponse = { readonly body: unknown };

const SLUG = 'a-job-of-the-mock';
const BLANK = { id: 900, slug: SLUG, review_note: '', has_changes_in_review: false, has_unsent_changes: false };

const NOTHING = { starts_on: '', ends_on: '', closes_on: '' };

let content: unknown = NOTHING;
let revision = 0;

const asStored = (state: 'draft' | 'review'): MockResponse => ({
  body: { status: 200, data: { ...BLANK, state, revision, content, saved_at: new Date().toISOString() } },
});

/** Stores a draft for the life of the page. */
export function saveJob(input: Input): MockResponse {
  content = input['content'] ?? NOTHING;
  revision += 1;
  return asStored('draft');
}

/** The first job of everybody waits for staff. */
export function submitJob(): MockResponse {
  return asStored('review');
}

export function roleFit(): MockResponse {
  return { body: { status: 200, total: 41, without: { skill: 'Bengali', total: 180 } } };
}
