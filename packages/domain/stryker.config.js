/**
 * The mutation run of row O3, part of `npm run test:long`: faults are planted one by one into the session, the log-in, the client,
 * the errors, the wallet and the guards, and the tests have to notice them. Run it here with `CASES=few stryker run`, for some files
 * with `--mutate`; the survivors stand in dist/mutation.html.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    'src/{session,client,errors,guards,wallet}/**/*.ts',
    'src/account/login.atoms.ts',
    // The text of an operation is checked against the schema, not by what it does.
    '!src/**/*.{test,operations}.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A mutant that turns in a circle is noticed by the time it takes.
  timeoutMS: 4_000,
  thresholds: { high: 90, low: 80, break: 80 },
  tempDirName: 'dist/stryker',
  // The copy that is mutated reads the package's own: the path to the one above would not hold from there.
  ignorePatterns: ['dist', 'tsconfig.json'],
  // TypeScript 7 has no programming interface by which Stryker could rewrite it; there is nothing in the copy to rewrite.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'dist/mutation.json' },
  htmlReporter: { fileName: 'dist/mutation.html' },
}
