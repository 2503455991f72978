import { createClient, type Client } from '../client/client.ts'
import { createSender } from '../client/sender.ts'
import { createServerClock, type ServerClock } from '../client/serverClock.ts'
import { STOMP_PATH } from '@lagoon/contract/http/http'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import { createErrorHandler } from '../errors/errorHandler.ts'
import type { Toasts } from '../errors/toasts.ts'
import { refetchShownAtom } from '../kernel/shown.atoms.ts'
import { askLobbyAgainAtom, lobbyOfflineAtom } from '../lobby/home/lobbyOffline.atoms.ts'
import { createLobbyWatch } from '../lobby/home/lobbyWatch.ts'
import type { Page, Ports } from '../ports/ports.ts'
import { createRealtime, type Realtime } from '../realtime/realtime.ts'
import { loadPlayerLine, playerLine } from '../realtime/loadPlayerLine.ts'
import type { OpenLine } from '../realtime/line.ts'
import { connectionAtom } from '../realtime/realtime.atoms.ts'
import { sessionKeyAtom } from '../session/sessionKey.atoms.ts'
import { knowSessionAtom, playerAtom, sessionStateAtom } from '../session/session.atoms.ts'
import { createSession, type Session } from '../session/session.ts'
import { offerUpdateAtom } from '../shell/popups/offerUpdate.atoms.ts'
import { dropPlayerPopupsAtom, showPopupAtom } from '../shell/popups/popups.atoms.ts'
import { createVersionWatch, type VersionWatch } from '../shell/versionWatch.ts'
import { createStore } from '../store.ts'
import { refreshBalancesAtom } from '../wallet/balances/balances.atoms.ts'
import { domainAtom } from './domainAtom.ts'

export type Store = ReturnType<typeof createStore>

/** Everything of the domain that an app holds: made once, reached by atoms through `domainAtom`. */
export interface Domain {
  readonly store: Store
  /** Origin of the API, and of the page. */
  readonly origin: string
  readonly ports: Ports
  readonly session: Session
  readonly client: Client
  readonly realtime: Realtime
  readonly toasts: Toasts
  readonly version: VersionWatch
  readonly serverClock: ServerClock
  readonly page: Page
  /** Makes of a problem what the player sees of it. */
  readonly report: ReturnType<typeof createErrorHandler>
}

export interface DomainSetting {
  readonly ports: Ports
  /** Origin of the API, and of the page. */
  readonly origin: string
  readonly toasts: Toasts
  readonly loadLine: () => Promise<OpenLine>
  readonly page: Page
}

export const createDomain = ({ ports, origin, toasts, loadLine, page }: DomainSetting): Domain => {
  const store = createStore()
  const version = createVersionWatch(ports.kept, ports.answers.appVersion)
  const serverClock = createServerClock(ports.clock)
  const send = createSender({ ports, origin, onAppVersion: version.see, onDate: serverClock.see })
  const lobbyCode = () => store.get(playerAtom)?.lobbyCode
  const session = createSession(ports, send, lobbyCode)
  const realtime = createRealtime({
    url: `${origin.replace(/^http/, 'ws')}${STOMP_PATH}`,
    ports,
    session,
    loadLine: async () => (await Promise.all([loadLine(), loadPlayerLine()]))[0],
    decode: (body) => playerLine()?.decodeMessage(body),
  })
  const goHome = () => {
    if (page.address() !== homeAddress) page.goTo(homeAddress)
  }
  const lobbyWatch = createLobbyWatch({
    ports,
    isOffline: () => store.get(lobbyOfflineAtom) !== undefined,
    async recover() {
      const askAgain = store.get(askLobbyAgainAtom)
      // Nobody is led home by what they did not ask for.
      if (askAgain !== undefined) await store.set(askAgain, 'unseen')
    },
  })
  const onProblem = createErrorHandler({
    toasts,
    onLobbyOffline(message) {
      store.set(lobbyOfflineAtom, message)
      lobbyWatch.seeOffline()
      goHome()
    },
    onSessionEnded: () => session.end({ tellServer: false }),
    onPopup: (popup) => store.set(showPopupAtom, popup),
  })
  const client = createClient({
    send,
    session,
    answers: ports.answers,
    clock: ports.clock,
    lobbyCode,
    onProblem,
  })
  const domain: Domain = { store, origin, ports, session, client, realtime, toasts, version, serverClock, page, report: onProblem }

  store.set(domainAtom, domain)
  store.set(sessionKeyAtom, session.read()?.sessionKey)
  session.listen(({ kind, where }) => {
    store.set(sessionKeyAtom, session.read()?.sessionKey)
    realtime.stop()
    if (kind === 'began') void store.set(refetchShownAtom)
    if (kind === 'ended') {
      store.set(sessionStateAtom, { status: 'visitor' })
      store.set(dropPlayerPopupsAtom)
      goHome()
    } else if (where === 'elsewhere') {
      store.set(sessionStateAtom, { status: 'unknown' })
      void store.set(knowSessionAtom)
    }
  })
  version.onUpdate(() => store.set(offerUpdateAtom))
  ports.network.onOnline(() => {
    if (store.get(sessionStateAtom).status === 'unreachable') void store.set(knowSessionAtom)
    void store.set(refetchShownAtom)
  })
  realtime.listen((event) => {
    if (event.kind === 'message') {
      const live = playerLine()
      if (live !== undefined) store.set(live.receiveMessageAtom, event.message)
      return
    }
    const wasDown = store.get(connectionAtom) === 'reconnecting'
    store.set(connectionAtom, event.status)
    if (event.status !== 'live') return
    void store.set(refreshBalancesAtom)
    // What was said while the line was down is said again for a minute only.
    if (wasDown) void store.set(refetchShownAtom)
  })
  return domain
}
