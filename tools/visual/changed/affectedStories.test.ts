import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storyIndex } from '../../stories/storyIndex.ts'
import { walkedCapabilities } from '../../e2e/capabilities.ts'
import { isFlow } from './affectedFlows.ts'
import { affectedStories } from './affectedStories.ts'
import { dependentsOf, moduleGraph } from '../../changed/moduleGraph.ts'
import { served } from './served.ts'

const root = join(import.meta.dirname, '../../..')
const graph = moduleGraph(root, served)
const stories = await storyIndex()
const affectedBy = (...changed: string[]) => affectedStories({ changed, graph, stories })
const filesOf = (...changed: string[]) => {
  const affected = affectedBy(...changed)
  return affected.scope === 'all' ? ['all'] : affected.files
}
const screen = (name: string) => `packages/ui/src/screens/${name}.stories.tsx`
const kit = (name: string) => `packages/ui/src/kit/${name}/${name}.stories.tsx`

test('a style of the kit selects its own stories and the screens that use it deep inside', () => {
  const files = filesOf('packages/ui/src/kit/Button/Button.css.ts')
  expect(files).toContain(kit('Button'))
  expect(files).toContain(screen('account/Login/Login'))
  expect(files).toContain(screen('lobby/Play/Play'))
  expect(files).not.toContain(kit('Avatar'))
})

const flows = [...new Set(stories.map(({ importPath }) => importPath.replace('./', '')).filter(isFlow))].sort()
const flowsOf = (...changed: string[]) => filesOf(...changed).filter(isFlow)
const about = (...capabilities: string[]) => flows.filter((file) => capabilities.some((name) => file.includes(`/flows/${name}/`)))

test('a screen selects itself and the flows of its capability, its story itself alone', () => {
  expect(filesOf('packages/ui/src/screens/lobby/Play/Play.tsx')).toEqual([...about('lobby'), screen('lobby/Play/Play')])
  expect(filesOf('packages/ui/src/screens/lobby/Play/Play.stories.tsx')).toEqual([screen('lobby/Play/Play')])
})

test('what another capability imports selects the flows of that one too, and what none owns selects all flows', () => {
  expect(flowsOf('packages/domain/src/support/tickets.atoms.ts')).toEqual(about('support'))
  expect(flowsOf('packages/ui/src/screens/shell/Popups.tsx')).toEqual(expect.arrayContaining(about('shell', 'account')))
  for (const file of [
    'packages/ui/src/kit/Button/Button.tsx',
    'apps/web/src/shell/followLinks.ts',
    'apps/web/src/routes/account/profileTabs.ts',
    'apps/web/src/flows/AppAt.tsx',
    'packages/ui/src/screens/withdrawal/StepUp/StepUp.tsx',
  ])
    expect([file, flowsOf(file)]).toEqual([file, flows])
})

test('a flow, and the answers that it is given, select that flow', () => {
  for (const file of [...about('support'), 'packages/domain/src/testing/supportScenarios.ts'])
    expect(flowsOf(file)).toEqual(about('support'))
})

test('every flow lies in the folder of a capability that a change can select', () => {
  const folders = flows.map((file) => file.split('/').at(-2))
  expect(flows.length).toBeGreaterThan(7)
  expect(folders.filter((folder) => !walkedCapabilities.some((name) => name === folder))).toEqual([])
  expect(globSync('apps/web/src/flows/**/*.stories.tsx', { cwd: root }).sort()).toEqual(flows)
})

test('what every picture stands on selects all', () => {
  for (const file of [
    '.storybook/preview.tsx',
    '.storybook/preview-head.html',
    '.storybook/vitest.setup.ts',
    'vitest.config.ts',
    'tools/browser.ts',
    'package-lock.json',
    'packages/ui/src/theme/tokens.ts',
    'packages/ui/src/theme/contract.css.ts',
    'packages/ui/src/theme/global.css.ts',
    'packages/ui/src/theme/fonts.ts',
  ])
    expect(affectedBy(file)).toEqual({ scope: 'all', because: file })
})

test('the art of a cover selects what shows covers by their address', () => {
  for (const art of ['deepwater/slotsNear.ts', 'motifs/water.ts', 'draw.ts']) {
    const files = filesOf(`packages/covers/src/${art}`)
    expect(files).toContain('packages/ui/src/patterns/GameCard/GameCard.stories.tsx')
    expect(files).toContain(screen('lobby/Home/Home'))
    expect(files).not.toContain(kit('Button'))
  }
})

test('a deleted part selects what still imports it', () => {
  const from = dependentsOf({ imports: new Map([['a.stories.tsx', ['gone.css.ts']]]) }, ['gone.css.ts'])
  expect([...from]).toEqual(['gone.css.ts', 'a.stories.tsx'])
})

test('a baseline selects the story it belongs to', () => {
  expect(filesOf('visual/baseline/phone/kit-button-matrix.png')).toEqual([kit('Button')])
})

test('the schema selects screens through the types made of it only where they reach the run', () => {
  const gql = { imports: new Map([['b.stories.tsx', ['packages/domain/src/gql/graphql.ts']]]) }
  const story = { id: 'b--b', tags: ['visual'], importPath: './b.stories.tsx' }
  const affected = affectedStories({ changed: ['packages/contract/schema/wallet.graphql'], graph: gql, stories: [story] })
  expect(affected).toEqual({ scope: 'some', files: ['b.stories.tsx'] })
})

test('words, servers, the look of Storybook and the page of the report select nothing', () => {
  expect(filesOf('README.md', '.storybook/manager.ts', 'apps/api/src/main.ts', 'tools/visual/report/page.ts')).toEqual([])
})
