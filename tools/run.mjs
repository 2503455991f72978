import { runOnNode24 } from './bootstrap.mjs'

/** What `npm run` starts on a machine that may have nothing but npm: the name, and the program. */
const programs = {
  start: 'tools/start/start.ts',
  dev: 'tools/start/dev.ts',
  test: 'tools/test/test.ts',
  'test:engines': 'tools/test/engines.ts',
  'test:browsers': 'tools/test/browsers.ts',
  'test:long': 'tools/test/long.ts',
  bench: 'tools/bench/bench.ts',
  reconcile: 'apps/api/src/ledger/reconcile/main.ts',
  replay: 'apps/api/src/kernel/inbox/main.ts',
  storybook: 'tools/storybook.ts',
}

const [name = '', ...options] = process.argv.slice(2)
if (!Object.hasOwn(programs, name)) {
  console.error(`There is no program "${name}"; there are: ${Object.keys(programs).join(', ')}.`)
  process.exit(1)
}
runOnNode24(programs[name], options)
