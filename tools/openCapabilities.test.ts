import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = [...globSync('packages/ui/src/screens/content/**/*.ts', { cwd: root }), 'apps/api/src/seed/content.ts']

/** What a page said of a capability before it was built. Who reads it today would look for no package, limit or withdrawal. */
const closed: Readonly<Record<string, RegExp>> = {
  packages: /packages? (?:is|are) on sale yet|once packages|buy packages yet/i,
  'deposit limit': /can’t set a deposit limit/i,
  withdrawals: /once withdrawals|withdrawals (?:are|aren’t|are not) open yet|withdrawals? yet/i,
}

it.each(Object.entries(closed))('no page and no announcement says that there are no %s yet', (_, saysClosed) => {
  const told = sources.filter((file) => saysClosed.test(readFileSync(join(root, file), 'utf8')))
  expect([sources.length > 20, told]).toEqual([true, []])
})
