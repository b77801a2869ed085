const TEST = '\\.test\\.ts$';

/** Contexts of the backend and what each may know; everybody may know the kernel. */
const CONTEXTS = {
  kernel: [],
  auth: [],
  notifications: ['auth'],
  talents: ['notifications', 'auth'],
  platform: ['auth'],
  jobs: ['talents', 'notifications', 'auth'],
  content: ['talents', 'auth'],
  landing: ['jobs', 'content', 'talents', 'platform', 'auth'],
  site: ['jobs', 'content', 'talents', 'notifications', 'auth'],
  staff: ['landing', 'content', 'jobs', 'talents', 'notifications', 'auth'],
};

/** Which way imports may point. Each rule says why in one sentence. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle cannot be read from the top, not even one of types: one of them stands in the wrong file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-are-strangers',
      comment: 'Shell and remotes meet at run time, through the registry.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    },
    { name: 'shared-knows-nobody', severity: 'error', from: { path: '^shared/' }, to: { path: '^(shell|backend|e2e|tools|mf-[^/]+)/' } },
    {
      name: 'tools-enter-by-exports',
      comment: 'Tools take from these packages what their package.json exports; tools/media draws with the posters.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '^tools/media/' },
      to: { path: '^(backend|shell|e2e)/', dependencyTypes: ['local'] },
    },
    {
      name: 'tools-know-no-remote',
      comment: 'Tools read of a remote what its remote.json and its webpack.config.ts say.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '^tools/media/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'e2e-from-outside',
      comment: 'Journeys meet the site as visitors and squads do: by pages, calls and commands.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(tools|backend|shell|mf-[^/]+)/' },
    },
    {
      name: 'nobody-takes-tools',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^(tools|backend)/' },
    },
    {
      name: 'backend-takes-contracts-only',
      comment: 'Contracts and the reader of message catalogues; the check of the mocks also takes the mocks.',
      severity: 'error',
      from: { path: '^backend/', pathNot: '^backend/(test/mocks/|webpack\\.config\\.ts$)' },
      to: { path: '^(shell|mf-|e2e|tools|shared/(build|src/(?!contracts/|messages/)))' },
    },
    ...Object.entries(CONTEXTS).map(([context, known]) => ({
      name: `${context}-knows-what-is-below`,
      comment: 'Contexts know those below them (docs/architecture.md).',
      severity: 'error',
      from: { path: `^backend/src/${context}/`, pathNot: TEST },
      to: {
        path: '^backend/(src|seeds|posters|test)/',
        pathNot: `^backend/(src/(${[context, ...known, 'kernel'].join('|')})/${context === 'talents' ? '|posters/' : ''})`,
      },
    })),
    {
      name: 'contexts-meet-at-index',
      comment: "A context's door is its index.ts; the kernel is taken by file, and tests look inside.",
      severity: 'error',
      from: { path: '^backend/(?:src|seeds)/([^/]+)/', pathNot: TEST },
      to: {
        path: `^backend/src/(${Object.keys(CONTEXTS)
          .filter((context) => context !== 'kernel')
          .join('|')})/`,
        pathNot: '^backend/src/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'nobody-knows-the-composition-root',
      comment: 'The application, its commands, the seeds and the test support know the contexts, never the other way round.',
      severity: 'error',
      from: { path: '^backend/(src|posters)/', pathNot: `^backend/src/(app|cli)/|^backend/src/main\\.ts$|${TEST}` },
      to: { path: '^backend/(src/(app|cli)|seeds|test)/' },
    },
    {
      name: 'posters-know-nobody',
      severity: 'error',
      from: { path: '^backend/posters/' },
      to: { path: '^(backend/(src|seeds|test)|shell|shared|e2e|mf-)' },
    },
    {
      name: 'typeorm-stays-below',
      comment: 'Services and controllers do not know the database.',
      severity: 'error',
      from: {
        path: '^backend/src',
        pathNot: '(\\.repository|\\.entity|\\.module|\\.test)\\.ts$|^backend/src/(app|kernel|cli|main)',
      },
      to: { path: 'node_modules/typeorm' },
    },
    {
      name: 'remotes-have-layers',
      comment: 'Every remote has the same folders: pages, features, domain, messages, testing. See docs/architecture.md.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^mf-[^/]+/src/', pathNot: '^mf-[^/]+/src/((domain|features|messages|pages|testing)/|routes\\.ts$)' },
    },
    {
      name: 'routes-name-pages',
      comment: 'What a page asks for first stands in a loader beside it.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/routes\\.ts$' },
      to: { path: '^mf-[^/]+/src/(domain|features)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'What two features of a remote share stands in its domain folder.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shell-boot-on-top',
      comment: 'Boot starts the router; the router shows pages in the frame, and the whole reports. Nothing points back.',
      severity: 'error',
      from: { path: '^shell/src/(routing|frame|pages|reports)/' },
      to: { path: '^shell/src/boot/' },
    },
    {
      name: 'shell-routing-above-frame',
      severity: 'error',
      from: { path: '^shell/src/(frame|pages|reports)/' },
      to: { path: '^shell/src/routing/' },
    },
    {
      name: 'front-door-on-top',
      comment: 'Tests of a folder may open the whole front door.',
      severity: 'error',
      from: { path: '^shell/server/[^/]+/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^shell/server/(main|front-door|readiness)\\.ts$' },
    },
    {
      name: 'front-door-floors',
      comment: 'Documents stand on overrides, these on visitors, these on the registry, this on the proxy.',
      severity: 'error',
      from: { path: '^shell/server/(proxy|registry|visitors|overrides)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shell/server/documents/' },
    },
    {
      name: 'registry-below-visitors',
      severity: 'error',
      from: { path: '^shell/server/(proxy|registry)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shell/server/(visitors|overrides)/' },
    },
    {
      name: 'proxy-knows-no-registry',
      severity: 'error',
      from: { path: '^shell/server/proxy/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shell/server/registry/' },
    },
    {
      name: 'sections-are-strangers',
      comment: 'In mf-landing a feature is a page, and each of its folders a section that may be moved or left out alone.',
      severity: 'error',
      from: { path: '^mf-landing/src/features/([^/]+/[^/]+)/' },
      to: { path: '^mf-landing/src/features/[^/]+/[^/]+/', pathNot: '^mf-landing/src/features/$1/' },
    },
    {
      name: 'features-below-pages',
      comment: 'Pages put features together; a feature does not know where it is used.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/features/' },
      to: { path: '^mf-[^/]+/src/(pages/|routes\\.ts$)' },
    },
    {
      name: 'domain-below-features',
      comment: 'What several features share knows none of them.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/domain/' },
      to: { path: '^mf-[^/]+/src/(features/|pages/|routes\\.ts$)' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Nothing that a visitor loads comes from src/testing.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/', pathNot: '(\\.test\\.tsx?$|/src/testing/)' },
      to: { path: '^mf-[^/]+/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
