/** Which way imports may point. Each rule says why in one sentence. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle cannot be read from the top.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      name: 'backend-takes-contracts-only',
      comment: 'Contracts and the reader of message catalogues; the check of the mocks also takes the mocks.',
      severity: 'error',
      from: { path: '^backend/src', pathNot: '^backend/src/testing/mocks/' },
      to: { path: '^(shell|mf-|e2e|tools|shared/(build|src/(?!contracts/|messages/)))' },
    },
    {
      name: 'modules-meet-at-index',
      comment: "A backend module's door is its index.ts; tests may also use another module's testing folder.",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: '^backend/src/modules/($1/|[^/]+/index\\.ts$|[^/]+/testing/|[^/]+/[^/]+/testing/)',
      },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Tables, migrations and seeds are handed in by the application.',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^backend/src/(access|app|cli|migrations|modules|seeds)/' },
    },
    {
      name: 'typeorm-stays-below',
      comment: 'Services and controllers do not know the database.',
      severity: 'error',
      from: {
        path: '^backend/src',
        pathNot: '(\\.repository|\\.entity|\\.module|\\.test)\\.ts$|^backend/src/(app|migrations|platform|seeds|cli|main)',
      },
      to: { path: 'node_modules/typeorm' },
    },
    {
      name: 'features-are-strangers',
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
    { name: 'features-below-pages', severity: 'error', from: { path: '^mf-[^/]+/src/features/' }, to: { path: '^mf-[^/]+/src/pages/' } },
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
