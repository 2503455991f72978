import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../client/operation.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom, type Atom, type WritableAtom } from '../../store.ts'
import type { AccountCaptureView } from '../../wallet/payments/paymentReturn.state.ts'
import { accountCapture, startAccountCapture } from '../accounts.operations.ts'
import { refreshSettingsAtom } from '../settings.atoms.ts'
import { askStepUpAtom } from '../stepUp/stepUp.atoms.ts'
import { toStepUp } from '../stepUp/toStepUp.ts'
import { toAccount } from '../withdrawal.adapter.ts'
import { forgetAccountSaidAtom, noteAccountProblemAtom } from './payoutForm.atoms.ts'
import type { CardStage } from './withdrawTo.state.ts'

type Capture = ResultOf<'AccountCapture'>['accountCapture']
const captures = loadable<'AccountCapture', Capture | 'notFound'>(accountCapture, ({ accountCapture: wire }) => wire, {
  CAPTURE_NOT_FOUND: 'notFound',
})

/** Pauses between questions about a card that is being linked; after the last the player asks. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 60_000] as const

interface Here {
  /** Of the capture that is under way; absent before one is begun. */
  readonly id?: string
  readonly isClosed: boolean
  readonly isAway: boolean
  readonly fault?: CardFault
}
const nowhere: Here = { isClosed: false, isAway: false }
const heldAtom = ownedAtom<Here>(nowhere)

/** A fresh page: nothing is asked of the provider yet. */
export const forgetCaptureAtom = atom(null, (_get, set) => set(heldAtom, nowhere))

/** Begins to link a card, once it is proven that it is the player. */
export const startCaptureAtom = atom(null, (get, set) => {
  const { client, store } = get(domainAtom)
  set(forgetAccountSaidAtom)
  set(askStepUpAtom, async (proof) => {
    const answer = await client.call(startAccountCapture, { stepUp: toStepUp(proof) })
    if (!answer.ok) {
      store.set(noteAccountProblemAtom, answer.error)
      return answer.error
    }
    const { startAccountCapture: wire } = answer.value
    store.set(captures.put, { id: wire.id }, wire)
    store.set(heldAtom, { ...nowhere, id: wire.id })
    return undefined
  })
})

/** What the frame says is wrong with the card; undefined: nothing any more. */
export const noteCardFaultAtom = atom(null, (get, set, fault: CardFault) => set(heldAtom, { ...get(heldAtom), fault }))
/** The player left the frame, or wants it back. */
export const closeCaptureAtom = atom(null, (get, set, isClosed: boolean) => set(heldAtom, { ...get(heldAtom), isClosed }))

const isCaptureShownAtom = atom(false)
const showingCaptureAtom = atom(undefined, (_get, set, isShown: boolean) => set(isCaptureShownAtom, isShown))
showingCaptureAtom.onMount = (show) => {
  show(true)
  return () => show(false)
}

const isOpen = (known: Capture | 'notFound'): boolean => known !== 'notFound' && known.state === 'OPEN'

/** Reads how the linking stands, and again while it is open, a bounded number of times. */
export const followCaptureAtom: WritableAtom<null, [id: string, asked?: number], Promise<void>> = atom(
  null,
  async (get, set, id, asked = 0) => {
    if (id === '') return
    const known = await set(captures.load, { id }, asked === 0 ? undefined : 'unseen')
    const { ports, store } = get(domainAtom)
    if (known.state === 'loaded' && known.value !== 'notFound' && known.value.state === 'LINKED') await set(refreshSettingsAtom)
    const pause = PAUSES_MS[asked]
    if (pause === undefined || (known.state === 'loaded' && !isOpen(known.value))) return
    ports.clock.after(pause, () => {
      if (get(isCaptureShownAtom)) void store.set(followCaptureAtom, id, asked + 1)
    })
  },
)

/** The frame says that the player is done: only the server knows whether a card was linked. */
export const finishCaptureAtom = atom(null, (get, set) => {
  const { id = '' } = get(heldAtom)
  return set(followCaptureAtom, id)
})

/** The address of the provider's own page, where one is; the page here waits for what comes of it. */
export const leaveForCaptureAtom = atom(null, (get, set): string | undefined => {
  const here = get(heldAtom)
  const known = get(captures.at({ id: here.id ?? '' }))
  const url = known.state === 'loaded' && known.value !== 'notFound' ? known.value.redirectUrl : null
  if (url === null) return undefined
  set(heldAtom, { ...here, isAway: true })
  return url
})

/** How far the linking of a card is, for the page of a withdrawal. */
export const cardStageAtom = atom((get): CardStage => {
  get(showingCaptureAtom)
  const { id, isClosed, isAway, fault } = get(heldAtom)
  if (id === undefined) return { stage: 'ready' }
  const known = get(captures.at({ id }))
  if (known.state === 'loading') return { stage: 'accountCapture', isChecking: true }
  if (known.state === 'failed' || known.value === 'notFound') return { stage: 'failed', isExpired: false }
  const { value: capture, isAsking } = known
  if (capture.state === 'LINKED' && capture.account !== null)
    return { stage: 'linked', account: toAccount(capture.account, get(domainAtom).serverClock.now()) }
  if (capture.state === 'FAILED' || capture.state === 'EXPIRED') return { stage: 'failed', isExpired: capture.state === 'EXPIRED' }
  if (isAway || capture.frameUrl === null) return { stage: 'accountCapture', isChecking: isAsking }
  if (isClosed) return { stage: 'closed' }
  const canLeave = capture.redirectUrl !== null
  return { stage: 'frame', url: capture.frameUrl, canLeave, ...(fault === undefined ? {} : { fault }) }
})

/** The page that the provider sends the player back to: what the server knows of the capture, and nothing of the address but its id. */
export const accountCaptureViewOf = (id: string, returnTo: string): Atom<AccountCaptureView> =>
  atom((get): AccountCaptureView => {
    get(showingCaptureAtom)
    const { status } = get(sessionStateAtom)
    if (status === 'visitor') return { state: 'logInToSee', returnTo }
    if (status === 'unreachable') return { state: 'failed' }
    if (id === '') return { state: 'notFound' }
    const known = get(captures.at({ id }))
    if (known.state !== 'loaded') return known
    if (known.value === 'notFound') return { state: 'notFound' }
    const { state, account } = known.value
    switch (state) {
      case 'OPEN':
        return { state: 'pending', requestId: id, isChecking: known.isAsking }
      case 'LINKED':
        return account === null
          ? { state: 'pending', requestId: id, isChecking: known.isAsking }
          : { state: 'accountLinked', account: toAccount(account, get(domainAtom).serverClock.now()), linkedAt: account.createdAt }
      case 'FAILED':
        return { state: 'failure', requestId: id, reason: 'FAILED' }
      case 'EXPIRED':
        return { state: 'failure', requestId: id, reason: 'EXPIRED' }
    }
  })
