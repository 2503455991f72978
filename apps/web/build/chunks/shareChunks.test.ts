import { expect, it } from 'vitest'
import { shareChunks, type ModuleNode } from './shareChunks.ts'

const page = (id: string, ...imports: string[]): ModuleNode => ({ id, imports, fetchedBy: ['main'], bytes: 1_000 })
/** A page of a routes file and a screen that it fetches. */
const routesAndScreen = (name: string, ...imports: string[]): readonly ModuleNode[] => [
  { id: `${name}Routes.ts`, imports: [], fetchedBy: ['main'], bytes: 300 },
  { id: `screens/${name}.tsx`, imports, fetchedBy: [`${name}Routes.ts`], bytes: 1_000 },
]
const pageOf = (name: string): readonly string[] => [`${name}Routes.ts`, `screens/${name}.tsx`]
const part = (id: string, bytes: number, ...imports: string[]): ModuleNode => ({ id, imports, fetchedBy: [], bytes })

/** Each entry is a page by itself. */
const shareAlone = (modules: readonly ModuleNode[]) => shareChunks(modules, [])

it('puts small parts of nearly the same pages into one file', () => {
  const names = shareAlone([page('a', 'icon', 'link'), page('b', 'icon', 'link'), page('c', 'icon'), part('icon', 100), part('link', 100)])
  expect(names.get('icon')).toBeDefined()
  expect(names.get('link')).toBe(names.get('icon'))
})

it('keeps apart what would cost a page more than the request it saves', () => {
  const names = shareAlone([
    page('a', 'icon', 'table'),
    page('b', 'icon', 'table'),
    page('c', 'icon'),
    part('icon', 100),
    part('table', 50_000),
  ])
  expect(names.get('table')).not.toBe(names.get('icon'))
})

it('counts what a part drags along', () => {
  const names = shareAlone([
    page('a', 'icon', 'button'),
    page('b', 'icon', 'button'),
    page('c', 'icon'),
    page('d', 'press'),
    part('icon', 100),
    part('button', 100, 'press'),
    part('press', 50_000),
  ])
  expect(names.get('button')).not.toBe(names.get('icon'))
})

it('never lets two files import each other over a third', () => {
  const modules = [
    page('a', 'top'),
    page('b', 'top'),
    page('c', 'middle'),
    page('d', 'middle'),
    page('e', 'bottom'),
    page('f', 'bottom'),
    part('top', 10, 'middle'),
    part('middle', 90_000, 'bottom'),
    part('bottom', 10),
  ]
  const names = shareAlone(modules)
  expect(names.get('top') === names.get('bottom') && names.get('middle') !== names.get('top')).toBe(false)
})

it('leaves an entry and the parts of one page alone to the bundler', () => {
  const names = shareAlone([page('a', 'own', 'both'), page('b', 'both'), part('own', 100), part('both', 100)])
  expect([...names.keys()]).toEqual(['both'])
})

it('cuts the same modules alike, in whatever order they were read', () => {
  // Every pair of parts gains the same.
  const pages = ['a', 'b', 'c', 'd']
  const parts = pages.flatMap((one, at) => pages.slice(at + 1).map((other) => ({ one, other, id: one + other })))
  const modules = [
    ...pages.map((name) => page(name, ...parts.filter(({ one, other }) => one === name || other === name).map(({ id }) => id))),
    ...parts.map(({ id }) => part(id, 300)),
  ]
  const cut = (order: readonly ModuleNode[]) => [...shareAlone(order)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  expect(cut(modules.toReversed())).toEqual(cut(modules))
})

it('puts what one page always fetches together into one file, called by its screen', () => {
  const names = shareChunks(
    [...routesAndScreen('Home', 'shelf'), ...routesAndScreen('Login'), part('shelf', 200)],
    [pageOf('Home'), pageOf('Login')],
  )
  expect(names.get('HomeRoutes.ts')).toBe('Home')
  expect(names.get('screens/Home.tsx')).toBe('Home')
  expect(names.get('shelf')).toBe('Home')
  expect(names.get('screens/Login.tsx')).toBe('Login')
})

it('keeps the screens of a routes file apart where the other page would pay too much for them', () => {
  const routes: ModuleNode = { id: 'routes.ts', imports: [], fetchedBy: ['main'], bytes: 300 }
  const screen = (id: string): ModuleNode => ({ id, imports: [], fetchedBy: ['routes.ts'], bytes: 9_000 })
  const names = shareChunks(
    [routes, screen('Play.tsx'), screen('Win.tsx')],
    [
      ['routes.ts', 'Play.tsx'],
      ['routes.ts', 'Win.tsx'],
    ],
  )
  expect(names.size).toBe(0)
})

it('counts for a page what is there before it is fetched', () => {
  // The frame stands before any of its tabs, so that a tab brings what they share with it.
  const modules: readonly ModuleNode[] = [
    { id: 'frameRoutes.ts', imports: ['tabs'], fetchedBy: ['main'], bytes: 300 },
    { id: 'Frame.tsx', imports: ['tabs'], fetchedBy: ['frameRoutes.ts'], bytes: 900 },
    part('tabs', 100),
    { id: 'Wallet.tsx', imports: ['grid'], fetchedBy: ['tabs'], bytes: 9_000 },
    { id: 'Tickets.tsx', imports: ['grid'], fetchedBy: ['tabs'], bytes: 9_000 },
    part('grid', 700),
  ]
  const names = shareChunks(modules, [['frameRoutes.ts', 'Frame.tsx'], ['Wallet.tsx'], ['Tickets.tsx']])
  expect(names.get('tabs')).toBe('Frame')
  expect(names.get('grid')).toBe('Frame')
})

it('leaves alone what no page waits for', () => {
  const later: ModuleNode = { id: 'Popup.tsx', imports: ['dialog'], fetchedBy: ['main'], bytes: 100 }
  const names = shareChunks([...routesAndScreen('Home', 'dialog'), later, part('dialog', 100)], [pageOf('Home')])
  expect(names.has('Popup.tsx')).toBe(false)
})
