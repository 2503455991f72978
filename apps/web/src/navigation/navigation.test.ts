import { describe, expect, it, vi } from 'vitest'
import type { RouteEntry } from '../routes/routeEntry.ts'
import { memoryAddressBar, type AddressBar } from './addressBar.ts'
import { createRouterInMemory, type CreateRouter, type Router } from './router.ts'
import { createNavigation } from './navigation.ts'
import type { Opened, OpenPage } from './openPage.ts'
import { addressOf, type CurrentPage } from './currentPage.atoms.ts'

const route = (path: string): RouteEntry => ({
  id: path,
  path,
  title: path,
  load: () => Promise.reject(new Error('the pages of these tests open by hand')),
})
const routes = ['/', '/one', '/two', '/item/:id', '*'].map(route)
const component = () => null

/** A navigation whose pages open when the test says so, in the order in which they were asked for. */
const navigationAt = (
  address: string,
  { loadRouter, bar = memoryAddressBar(address) }: { loadRouter?: () => Promise<CreateRouter>; bar?: AddressBar } = {},
) => {
  const asked: { readonly address: string; readonly signal: AbortSignal; readonly answer: (opened: Opened | Error) => void }[] = []
  const openPage: OpenPage = (_entry, place, signal) =>
    new Promise((resolve, reject) => {
      const answer = (opened: Opened | Error) => (opened instanceof Error ? reject(opened) : resolve(opened))
      asked.push({ address: place.address, signal, answer })
    })
  const shown: CurrentPage[] = []
  const navigation = createNavigation({
    routes,
    openPage,
    bar,
    show: (current) => void shown.push(current),
    loadRouter: loadRouter ?? (async () => createRouterInMemory(bar)),
  })
  const open = async (at: number, opened: Opened | Error = { kind: 'opened', component, data: Promise.resolve() }) => {
    await vi.waitFor(() => expect(asked[at]).toBeDefined())
    asked[at]?.answer(opened)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { navigation, bar, asked, shown, open, at: () => shown.map(({ place }) => place.address) }
}

describe('the first page', () => {
  it('stands when its guard and its component are there, and start() when its data are', async () => {
    const { navigation, open, at } = navigationAt('/one?a=b')
    let answer = () => {}
    let isDone = false
    void navigation.start().then(() => (isDone = true))
    expect(navigation.currentAddress()).toBe(undefined)
    await open(0, { kind: 'opened', component, data: new Promise<void>((resolve) => (answer = resolve)) })
    expect(at()).toEqual(['/one?a=b'])
    expect(isDone).toBe(false)
    answer()
    await vi.waitFor(() => expect(isDone).toBe(true))
  })

  it('follows a refusal of its guard without an entry in the history', async () => {
    const bar = memoryAddressBar('/one')
    const write = vi.spyOn(bar, 'write')
    const { navigation, open, at } = navigationAt('/one', { bar })
    void navigation.start()
    await open(0, { kind: 'redirect', to: '/two' })
    await open(1)
    expect(at()).toEqual(['/two'])
    expect(write.mock.calls).toEqual([['/two', { replace: true }]])
  })

  it('that is overtaken by a link is called off, and needs no router', async () => {
    const loadRouter = vi.fn<() => Promise<CreateRouter>>()
    const { navigation, asked, open, at } = navigationAt('/one', { loadRouter })
    void navigation.start()
    void navigation.navigate('/two')
    expect(navigation.address()).toBe('/two')
    await open(1)
    await open(0)
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(at()).toEqual(['/two'])
    expect(loadRouter).not.toHaveBeenCalled()
  })

  it('that cannot be fetched stands as failed, under its own address', async () => {
    const { navigation, shown, open } = navigationAt('/one')
    void navigation.start()
    const error = new Error('a lost piece')
    await open(0, error)
    expect(shown).toMatchObject([{ state: 'failed', error, place: { address: '/one' } }])
  })
})

it('fetches the code of a page ahead, and says nothing where it is lost', async () => {
  const component = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('a lost piece'))
  const load = vi.fn<() => Promise<never>>().mockResolvedValue({ component } as never)
  const loadRouter = vi.fn<() => Promise<CreateRouter>>().mockRejectedValue(new Error('offline'))
  const bar = memoryAddressBar('/one')
  const table = [route('/one'), { ...route('/item/:id'), load }]
  const navigation = createNavigation({
    routes: table,
    openPage: () => new Promise(() => undefined),
    bar,
    show: () => undefined,
    loadRouter,
  })
  navigation.fetchAhead('/item/7?a=b#below')
  await vi.waitFor(() => expect(component).toHaveBeenCalledOnce())
  expect(loadRouter).toHaveBeenCalledOnce()
  expect(bar.read().pathname).toBe('/one')
})

describe('the router takes over', () => {
  const openedAt = async (address: string, more: Parameters<typeof navigationAt>[1] = {}) => {
    const all = navigationAt(address, more)
    void all.navigation.start()
    await all.open(0)
    return all
  }

  it('with the first navigation, without asking for the open page again', async () => {
    const { navigation, asked, open, at } = await openedAt('/one')
    void navigation.navigate('/item/a%20b')
    expect(navigation.address()).toBe('/item/a%20b')
    await open(1)
    expect(asked.map(({ address }) => address)).toEqual(['/one', '/item/a%20b'])
    expect(at()).toEqual(['/one', '/item/a%20b'])
  })

  it('for the last of several clicks while it is on its way', async () => {
    let come: (create: CreateRouter) => void = () => undefined
    const loadRouter = () => new Promise<CreateRouter>((resolve) => (come = resolve))
    const { navigation, bar, open, at } = await openedAt('/one', { loadRouter })
    void navigation.navigate('/two')
    void navigation.navigate('/item/7')
    come(createRouterInMemory(bar))
    await open(1)
    expect(at()).toEqual(['/one', '/item/7'])
  })

  it('and the page stays where it cannot be fetched; the next click asks for it again', async () => {
    const loadRouter = vi.fn<() => Promise<CreateRouter>>().mockRejectedValueOnce(new Error('offline'))
    const { navigation, bar, open, at } = await openedAt('/one', { loadRouter })
    await navigation.navigate('/two')
    expect([at(), navigation.address()]).toEqual([['/one'], '/one'])
    loadRouter.mockResolvedValue(createRouterInMemory(bar))
    void navigation.navigate('/two')
    await open(1)
    expect(at()).toEqual(['/one', '/two'])
  })

  it('when the player goes back to an entry that came before the page was loaded', async () => {
    let pop = () => {}
    let where = '/one'
    const bar: AddressBar = {
      read: () => memoryAddressBar(where).read(),
      write: () => undefined,
      onPop: (listener) => {
        pop = listener
        return () => undefined
      },
    }
    const { open, at } = await openedAt('/one', { bar })
    where = '/one#below'
    pop()
    where = '/two'
    pop()
    await open(1)
    expect(at()).toEqual(['/one', '/two'])
  })

  it('and a way back onto a guarded page leads on from it without an entry more: what came before stays in reach', async () => {
    let where = '/one'
    const bar: AddressBar = { read: () => memoryAddressBar(where).read(), write: () => undefined, onPop: () => () => undefined }
    let router: Router | undefined
    const loadRouter = async (): Promise<CreateRouter> => (setting) => (router = createRouterInMemory(bar)(setting))
    const { navigation, open, at } = await openedAt('/one', { bar, loadRouter })
    const goBackTo = (address: string) => {
      where = address
      void router?.navigate(-1)
    }
    void navigation.navigate('/two')
    await open(1)
    where = '/two'
    void navigation.navigate('/item/7')
    await open(2)
    goBackTo('/two')
    await open(3, { kind: 'redirect', to: '/' })
    await open(4)
    goBackTo('/one')
    await open(5)
    expect(at()).toEqual(['/one', '/two', '/item/7', '/', '/one'])
  })

  it('and a link to a guarded page leads on from it, and back to where the link stood', async () => {
    let router: Router | undefined
    const bar = memoryAddressBar('/one')
    const loadRouter = async (): Promise<CreateRouter> => (setting) => (router = createRouterInMemory(bar)(setting))
    const { navigation, open, at } = await openedAt('/one', { bar, loadRouter })
    void navigation.navigate('/two')
    await open(1, { kind: 'redirect', to: '/' })
    await open(2)
    void router?.navigate(-1)
    await open(3)
    expect(at()).toEqual(['/one', '/', '/one'])
  })

  it('hears of each step, and of what fails on the way', async () => {
    const { navigation, shown, open } = await openedAt('/one')
    const steps: string[] = []
    const stop = navigation.subscribe(() => steps.push(navigation.address()))
    void navigation.navigate('/two')
    await open(1, new Error('a lost piece'))
    expect(new Set(steps)).toEqual(new Set(['/two']))
    expect(shown.at(-1)).toMatchObject({ state: 'failed', place: { address: '/two' } })
    stop()
  })

  it('a step to a place on the same page is the same place', async () => {
    const { navigation, shown, open } = await openedAt('/one')
    void navigation.navigate('/two')
    await open(1)
    await navigation.navigate('/two#below')
    const [, before, after] = shown
    expect(after?.hash).toBe('#below')
    expect(after?.place).toBe(before?.place)
    expect(addressOf({ pathname: '/two', search: '', hash: '#below' })).toBe(navigation.address())
  })
})
