import { expect, it } from 'vitest'
import { shareChunks, type ModuleNode } from './shareChunks.ts'

const page = (id: string, ...imports: string[]): ModuleNode => ({ id, imports, fetchedBy: ['main'], bytes: 1_000 })
const part = (id: string, bytes: number, ...imports: string[]): ModuleNode => ({ id, imports, fetchedBy: [], bytes })

it('puts small parts of nearly the same pages into one file', () => {
  const names = shareChunks([page('a', 'icon', 'link'), page('b', 'icon', 'link'), page('c', 'icon'), part('icon', 100), part('link', 100)])
  expect(names.get('icon')).toBeDefined()
  expect(names.get('link')).toBe(names.get('icon'))
})

it('keeps apart what would cost a page more than the request it saves', () => {
  const names = shareChunks([
    page('a', 'icon', 'table'),
    page('b', 'icon', 'table'),
    page('c', 'icon'),
    part('icon', 100),
    part('table', 50_000),
  ])
  expect(names.get('table')).not.toBe(names.get('icon'))
})

it('counts what a part drags along', () => {
  const names = shareChunks([
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
  const names = shareChunks(modules)
  expect(names.get('top') === names.get('bottom') && names.get('middle') !== names.get('top')).toBe(false)
})

it('leaves an entry and the parts of one page alone to the bundler', () => {
  const names = shareChunks([page('a', 'own', 'both'), page('b', 'both'), part('own', 100), part('both', 100)])
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
  const cut = (order: readonly ModuleNode[]) => [...shareChunks(order)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  expect(cut(modules.toReversed())).toEqual(cut(modules))
})
