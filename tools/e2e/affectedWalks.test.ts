import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleGraph } from '../changed/moduleGraph.ts'
import { affectedWalks } from './affectedWalks.ts'
import { PAGE_WALKS, walkedCapabilities, walksAbout } from './capabilities.ts'

const root = join(import.meta.dirname, '../..')
const graph = moduleGraph(root, [])
const foldersOf = (...changed: string[]) => {
  const affected = affectedWalks(changed, graph)
  return affected.scope === 'all' ? ['all'] : affected.folders
}

test('a screen, a rule, a resolver and a server outside select the walks of their capability', () => {
  expect(foldersOf('packages/ui/src/screens/withdrawal/WithdrawalPage/WithdrawalPage.tsx')).toEqual([PAGE_WALKS, 'withdrawal'])
  expect(foldersOf('apps/api/src/modules/withdrawal/terms/quote.ts')).toEqual(['withdrawal'])
  expect(foldersOf('apps/sandbox/src/identity/servers.ts')).toContain('kyc')
  expect(foldersOf('packages/contract/schema/wallet.graphql')).toEqual([PAGE_WALKS, 'wallet'])
  expect(foldersOf('e2e/kyc/verification.spec.ts')).toEqual(['kyc'])
  expect(foldersOf('e2e/support/tickets.spec.ts')).toEqual(['support'])
  expect(foldersOf('apps/sandbox/src/backOffice/client/support/TicketPage.tsx')).toContain('support')
  expect(foldersOf('packages/ui/src/screens/support/Tickets/Tickets.tsx')).toEqual([PAGE_WALKS, 'support'])
  expect(foldersOf('packages/ui/src/screens/content/Faq/Faq.tsx')).toEqual(['content', PAGE_WALKS])
  expect(foldersOf('packages/ui/src/screens/rewards/Rewards/Rewards.tsx')).toEqual([PAGE_WALKS])
})

test('what another capability imports selects the walks of that one too', () => {
  const used = [...graph.imports].flatMap(([importer, files]) =>
    importer.startsWith('packages/ui/src/screens/withdrawal/') && !importer.endsWith('.stories.tsx')
      ? files.filter((file) => file.startsWith('packages/domain/src/wallet/') && existsSync(join(root, file)))
      : [],
  )
  for (const file of used.slice(0, 3)) expect(foldersOf(file)).toEqual(expect.arrayContaining([PAGE_WALKS, 'wallet', 'withdrawal']))
  const small = { imports: new Map([['packages/ui/src/screens/kyc/a.tsx', ['packages/ui/src/screens/wallet/b.tsx']]]) }
  expect(affectedWalks(['packages/ui/src/screens/wallet/b.tsx'], small)).toEqual({ scope: 'some', folders: ['kyc', PAGE_WALKS, 'wallet'] })
})

test('what no capability owns selects all', () => {
  for (const file of [
    'packages/ui/src/kit/Button/Button.tsx',
    'packages/domain/src/kernel/loadable.ts',
    'apps/api/src/ledger/post.ts',
    'apps/web/src/routes/table.ts',
    'apps/web/src/routes/account/profileTabs.ts',
    'e2e/testing/platform.ts',
    'apps/sandbox/src/backOffice/server/officeCalls.ts',
    'playwright.config.ts',
    'package-lock.json',
    'apps/web/vite.config.ts',
  ])
    expect(affectedWalks([file], graph)).toEqual({ scope: 'all', because: file })
})

test('stories, pictures, other tests and words select nothing', () => {
  expect(
    foldersOf(
      'README.md',
      'visual/baseline/phone/a.webp',
      'apps/api/test/support/corruptions.ts',
      'packages/ui/src/kit/Tabs/Tabs.stories.tsx',
    ),
  ).toEqual([])
})

test('every walk lies in a folder that a change can select', () => {
  const known = [...walkedCapabilities, PAGE_WALKS, 'browsers', 'testing']
  expect(readdirSync(join(root, 'e2e')).filter((entry) => !known.some((name) => name === entry))).toEqual([])
  const specs = globSync('e2e/**/*.spec.ts', { cwd: root })
  expect(specs.length).toBeGreaterThan(30)
  expect(specs.filter((file) => walksAbout(file) === undefined)).toEqual([])
})
