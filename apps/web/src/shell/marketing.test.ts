import { payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playAddress } from '@lagoon/contract/lobby/addresses'
import { memoryAddressBar } from '../navigation/addressBar.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { createRouterInMemory } from '../navigation/router.ts'
import { followWithMarketing } from './marketing.ts'

const reload = vi.fn<() => void>()
const added = vi.fn<(script: unknown) => void>()
beforeEach(() => {
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: added } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A player who stands on the list of games, followed with the marketing script. */
const onGames = async () => {
  const bar = memoryAddressBar('/games')
  const write = vi.spyOn(bar, 'write')
  const opened: string[] = []
  const navigation = createNavigation({
    routes: [{ id: 'any', path: '*', title: 'any', load: () => Promise.reject(new Error('opened by hand')) }],
    openPage: async (_entry, { address }) => {
      opened.push(address)
      return { kind: 'opened', component: () => null, data: Promise.resolve() }
    },
    bar,
    show: () => undefined,
    loadRouter: async () => createRouterInMemory(bar),
  })
  await navigation.start()
  followWithMarketing(navigation, 'https://marketing.example/sdk.js')
  return { navigation, bar, write, opened }
}
const play = playAddress({ type: 'SLOT', id: 'moonlit-tides' })

it.each([
  ['the first step', []],
  ['a later step', ['/about-us']],
])('opens a page where money moves as a new document, with all that its entry carries: %s', async (_, before) => {
  const { navigation, bar, write, opened } = await onGames()
  for (const address of before) await navigation.navigate(address)
  await navigation.navigate(play, { state: { token: 'SWEEP' } })
  expect(bar.read()).toMatchObject({ pathname: '/play', state: { token: 'SWEEP' } })
  expect(write.mock.calls).toEqual([[play, { replace: false, state: { token: 'SWEEP' } }]])
  expect(reload).toHaveBeenCalledOnce()
  // Not here, where the script is.
  expect(opened).toEqual(['/games', ...before])
})

it('takes the place of the entry before it where the step does', async () => {
  const { navigation, write } = await onGames()
  await navigation.navigate(payAddress('pay-1'), { replace: true })
  expect(write.mock.calls).toEqual([[payAddress('pay-1'), { replace: true, state: undefined }]])
})

it('stays in the document on a page where none moves, and loads the script once', async () => {
  const { navigation, opened } = await onGames()
  await navigation.navigate('/about-us')
  expect([opened, added.mock.calls.length, reload.mock.calls.length]).toEqual([['/games', '/about-us'], 1, 0])
})
