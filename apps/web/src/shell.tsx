import { renderToString } from 'react-dom/server'
import type { AskedEarly } from '@lagoon/contract/http/earlyCalls'
import type { EmbeddedAnswer } from '@lagoon/contract/http/embeddedAnswers'
import { placeOf } from '@lagoon/contract/shell/placeOf'
import type { AnswersAtHand, Ports } from '@lagoon/domain/ports/ports'
import { sessionKeyAtom } from '@lagoon/domain/session/sessionKey.atoms'
import { webSettings } from '@lagoon/domain/shell/shell.operations'
import { App } from './boot/App.tsx'
import { createApp } from './boot/createApp.ts'
import { serverPorts } from './boot/serverPorts.ts'
import { memoryAddressBar } from './navigation/addressBar.ts'
import { matchRoute } from './navigation/matchRoute.ts'
import { currentPageAtom } from './navigation/currentPage.atoms.ts'
import { tabAt } from './routes/account/profileTabs.ts'
import { tabTitleAt } from './routes/account/tabTitle.ts'
import { earlyCallsOf } from './routes/earlyCalls.ts'
import { isFramedEarly } from './routes/isFramedEarly.ts'
import { routeTable } from './routes/table.ts'
import { titleText } from './shell/PageHead.tsx'
import { metadataOf, titleOf } from './shell/pageMetadata.ts'

interface Head {
  readonly title: string
  readonly isFound: boolean
  readonly description?: string | undefined
  readonly canonical?: string | undefined
  /** Id of the page, and of the tab that it opens with: what their files are found by. */
  readonly page: string
  readonly tab?: string | undefined
  /** What a player's page asks for before its scripts have come, by path. */
  readonly calls: Readonly<Record<string, AskedEarly>>
  /** Markup of a page that is rendered in the browser only, until it is: the bars of a player who is not known yet. */
  readonly frame?: string | undefined
}

const noLine = () => Promise.reject(new Error('nothing is live while a page is rendered'))
const noRouter = () => Promise.reject(new Error('a page that is rendered once leads nowhere'))

const appAt = (address: string, ports: Ports) =>
  createApp({
    ports,
    origin: 'http://localhost',
    toasts: { show: () => undefined },
    routes: routeTable,
    bar: memoryAddressBar(address),
    loadRouter: noRouter,
    loadLine: noLine,
  })

const renderFrame = (address: string): string => {
  const { store } = appAt(address, { ...serverPorts, answers: { take: () => Promise.reject(new Error('a frame asks nothing')) } }).domain
  store.set(sessionKeyAtom, 'a player')
  // Nobody hears a press before the app is there.
  return `<div inert>${renderToString(<App store={store} />)}</div>`
}

/** By the place that the bars mark as the one where the player is: nothing else of an address shows in them. */
const frames = new Map<string | undefined, string>()

const frameAt = (pathname: string, search: string): string | undefined => {
  if (!isFramedEarly(pathname)) return undefined
  const place = placeOf(pathname, search)
  const frame = frames.get(place) ?? renderFrame(pathname + search)
  frames.set(place, frame)
  return frame
}

/** What stands in the page at an address before scripts run. One head serves all addresses of a route. */
export const headOf = (pathname: string, search = ''): Head => {
  const match = matchRoute(routeTable, pathname)
  const { entry, params } = match
  const { found } = metadataOf(match)
  const query = new URLSearchParams(search)
  const tab = entry.id === 'account/profile' ? tabAt(query).id : undefined
  return {
    page: entry.id,
    tab,
    calls: earlyCallsOf(tab ?? entry.id, params),
    frame: frameAt(pathname, search),
    title: titleText(tab === undefined ? titleOf(match) : tabTitleAt(query)),
    isFound: found !== undefined,
    description: found?.description,
    canonical: Object.keys(params).length === 0 ? found?.canonical : undefined,
  }
}

/** A page that was opened for a visitor: what its data are, and its markup, which is rendered when it is asked for. */
export interface OpenedPage {
  readonly answers: readonly EmbeddedAnswer[]
  /** Of what it shows, where that has a name of its own. */
  readonly title: string | undefined
  readonly render: () => { readonly html: string; readonly preload: readonly string[] }
}

/** Keeps what was answered, so that the browser finds the same without asking. */
const recording = (answers: EmbeddedAnswer[], answer: (path: string, variables: object) => Promise<unknown>): AnswersAtHand => ({
  async take(path, variables) {
    const data = await answer(path, variables)
    answers.push({ path, variables, data })
    return data
  },
})

/**
 * Opens a page as a visitor sees it. `answer` gives the data of an operation and throws where it is refused; so does this then.
 * Undefined for a page that is not to be found by searching, that depends on the device, or that leads a visitor elsewhere.
 */
export const openPage = async (
  pathname: string,
  answer: (path: string, variables: object) => Promise<unknown>,
): Promise<OpenedPage | undefined> => {
  const match = matchRoute(routeTable, pathname)
  if (metadataOf(match).found === undefined || match.entry.isDeviceSpecific) return undefined
  const answers: EmbeddedAnswer[] = []
  let failure: { readonly error: unknown } | undefined
  const answerOrFail = async (path: string, variables: object) => {
    try {
      return await answer(path, variables)
    } catch (error) {
      failure ??= { error }
      throw error
    }
  }
  const { domain, navigation } = appAt(pathname, { ...serverPorts, answers: recording(answers, answerOrFail) })
  await navigation.start()
  // Asked for on every start (§1): a visitor's first page has them at hand.
  await domain.client.call(webSettings, {}, { isQuiet: true })
  const current = domain.store.get(currentPageAtom)
  if (failure !== undefined) throw failure.error
  if (current?.state !== 'opened' || current.place.address !== pathname) return undefined
  const { title, view } = await match.entry.load()
  const own = title?.(domain.store.get(view(current.place)))
  return {
    answers,
    title: own && titleText(own),
    render() {
      const html = renderToString(<App store={domain.store} />)
      const first = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0]
      const source = first === undefined ? undefined : /src="([^"]+)"/.exec(first)?.[1]
      return { html, preload: source === undefined ? [] : [source] }
    },
  }
}
