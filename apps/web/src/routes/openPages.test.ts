import { beforeAll, expect, it } from 'vitest'
import { hasSegment } from '@lagoon/contract/http/http'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { testApp } from '@lagoon/domain/testing/testApp'
import { everyPlace } from '../testing/everyPage.ts'
import type { Route } from './defineRoute.ts'
import { contextOf } from './place.ts'
import { routeTable } from './table.ts'

/** What a visitor's browser asks of the server that only a player is answered, wherever on the page they stand. */
const askedAsPlayer = async ({ load }: Pick<Route, 'load'>): Promise<readonly string[]> => {
  const asked = await Promise.all(
    everyPlace.map(async (place) => {
      const app = testApp()
      await app.store.set(knowSessionAtom)
      const done = Promise.resolve(load(contextOf(app, place)))
      await app.browser.pass(100)
      await done
      return app.browser.asked.map(({ path }) => path)
    }),
  )
  return [...new Set(asked.flat())].filter((path) => !hasSegment(path, 'anonymous'))
}

beforeAll(() => loadCalls())

it.each(routeTable)('whoever stands at $path without a guard is asked for no account', async (entry) => {
  const route = await entry.load()
  if (route.guard !== undefined) return
  expect(await askedAsPlayer(route)).toEqual([])
})

it('C1 what a page asks for while its guard decides everybody may know', async () => {
  const pages = await Promise.all(routeTable.map(({ load }) => load()))
  const ahead = pages.flatMap((page) => page.ahead ?? [])
  expect(ahead.length).toBeGreaterThan(0)
  for (const load of ahead) expect(await askedAsPlayer({ load })).toEqual([])
})

it('canary: a page of players without its guard is noticed', async () => {
  const notifications = routeTable.find(({ id }) => id === 'social/notifications')
  if (notifications === undefined) throw new Error('the page of this canary is gone')
  expect(await askedAsPlayer(await notifications.load())).toEqual(['notifications'])
})
