import { beforeAll, expect, it, vi } from 'vitest'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { testApp } from '@lagoon/domain/testing/testApp'
import type { Route } from '../routes/defineRoute.ts'
import { placeOf } from '../routes/place.ts'
import { createOpenPage } from './openPage.ts'

const kept = { session: JSON.stringify({ generation: 'g', accessToken: 'acc', refreshToken: 'ref' }) }
const place = placeOf('/one', {}, undefined)
const component = () => null

const opening = (page: Partial<Route>, load?: () => Promise<Route>) => {
  const app = testApp({}, { kept })
  const route = { load: () => undefined, view: vi.fn<Route['view']>(), component: async () => component, ...page }
  const entry = { id: 'one', path: '/one', title: 'One', load: load ?? (async () => route) }
  const opened = createOpenPage(app, () => undefined)(entry, place, new AbortController().signal)
  return { app, opened, asked: () => app.browser.asked.map(({ path }) => path) }
}
beforeAll(() => loadCalls())

it('asks who the player is before the page itself has come', async () => {
  const { app, asked } = opening({}, () => new Promise(() => undefined))
  await app.browser.pass(1)
  expect(asked()).toContain('me')
})

it('asks for what everybody may know while the guard decides, and for the rest after', async () => {
  const said: string[] = []
  let decide = () => {}
  const { app, opened } = opening({
    ahead: () => said.push('ahead'),
    guard: () =>
      new Promise((resolve) => {
        decide = () => resolve({ kind: 'allow' })
      }),
    load: () => said.push('load'),
  })
  await app.browser.pass(50)
  expect(said).toEqual(['ahead'])
  decide()
  expect(await opened).toMatchObject({ kind: 'opened', component })
  expect(said).toEqual(['ahead', 'load'])
})

it('a page does not stand without what it is made of', async () => {
  let prepared = () => {}
  const { app, opened } = opening({
    prepare: () =>
      new Promise<void>((resolve) => {
        prepared = resolve
      }),
  })
  const settled = vi.fn<() => void>()
  void opened.then(settled)
  await app.browser.pass(50)
  expect(settled).not.toHaveBeenCalled()
  prepared()
  expect(await opened).toMatchObject({ component })
})
