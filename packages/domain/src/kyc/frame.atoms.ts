import { domainAtom } from '../assembly/domainAtom.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import { checkVerificationAtom, verificationAtom } from './knownVerification.atoms.ts'
import { markAtom, openStepAtom, sessionAtom, startVerificationAtom } from './session.atoms.ts'
import { isOpen, markOf } from './verification.adapter.ts'

/** The frame is blank for 1–3 s at its best; one that has said nothing after this long is taken for blocked. */
export const FRAME_PATIENCE_MS = 20_000
/** A token that is about to end would end while the frame loads. */
const LEAST_TOKEN_MS = 30_000
/** How long after each answer that says nothing new the provider is asked again once everything is sent. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const

/** How far the frame is. `sent`: it says that everything is sent, and nobody has confirmed it yet. */
type Frame = { readonly state: 'opening' | 'ready' | 'blocked' | 'sent' }
const heldAtom = ownedAtom<Frame | undefined>(undefined)
export const frameAtom = atom((get) => get(heldAtom))

const leftHeldAtom = ownedAtom(false)
/** Whether the player left the frame before the end. */
export const hasLeftAtom = atom((get) => get(leftHeldAtom))

/** Whether the case has come to something else than the player found at this step. To begin it is no news. */
export const hasMovedAtom = atom((get): boolean => {
  const known = get(verificationAtom)
  const mark = get(markAtom)
  return known.state === 'loaded' && mark !== undefined && known.value.state !== 'NOT_STARTED' && markOf(known.value) !== mark
})

const blockAtom = atom(null, (get, set, frame: Frame) => {
  if (get(heldAtom) === frame) set(heldAtom, { state: 'blocked' })
})

/** The frame is drawn, for the first time or once more: from now on it has to say that it is ready. */
export const drawFrameAtom = atom(null, (get, set) => {
  const frame: Frame = { state: 'opening' }
  set(heldAtom, frame)
  set(leftHeldAtom, false)
  const { ports, store } = get(domainAtom)
  ports.clock.after(FRAME_PATIENCE_MS, () => store.set(blockAtom, frame))
})

/** Opens the provider's frame, with the session at hand or a new one. Answers where the player has to go instead. */
export const openFrameAtom = atom(null, async (get, set): Promise<'details' | undefined> => {
  set(heldAtom, undefined)
  const known = await set(openStepAtom)
  if (known.state !== 'loaded' || !isOpen(known.value)) return undefined
  const session = get(sessionAtom)
  const isGood = session !== undefined && Date.parse(session.expiresAt) - get(domainAtom).serverClock.now() > LEAST_TOKEN_MS
  const next = isGood ? 'frame' : await set(startVerificationAtom)
  if (next === 'frame') set(drawFrameAtom)
  return next === 'details' ? 'details' : undefined
})

/** The frame listens: it is given its token. */
export const readyFrameAtom = atom(null, (get, set) => {
  if (get(heldAtom)?.state !== 'sent') set(heldAtom, { state: 'ready' })
})

const askOnAtom = atom(null, async (get, set, frame: Frame, asked: number) => {
  await set(checkVerificationAtom)
  const { ports, store } = get(domainAtom)
  const pause = PAUSES_MS[asked]
  if (pause === undefined) return
  ports.clock.after(pause, () => {
    if (get(heldAtom) === frame && !get(hasMovedAtom)) void store.set(askOnAtom, frame, asked + 1)
  })
})

/** The frame says that everything is sent: the server is asked until it knows, or a live message comes first. */
export const submitFrameAtom = atom(null, (get, set) => {
  if (get(heldAtom) === undefined || get(heldAtom)?.state === 'sent') return undefined
  const frame: Frame = { state: 'sent' }
  set(heldAtom, frame)
  set(sessionAtom, undefined)
  return set(askOnAtom, frame, 0)
})

/** The player goes elsewhere while the frame is open. What was done at the provider is kept there. */
export const leaveFrameAtom = atom(null, (get, set) => {
  const state = get(heldAtom)?.state
  const known = get(verificationAtom)
  const isUndone = known.state === 'loaded' && isOpen(known.value) && !get(hasMovedAtom)
  if (state === 'opening' || state === 'ready' || state === 'blocked') set(leftHeldAtom, isUndone)
  set(heldAtom, undefined)
})
