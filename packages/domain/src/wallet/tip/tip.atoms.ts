import { minor, type Minor } from '@lagoon/contract/money/money'
import { loadable } from '../../kernel/loadable.ts'
import { saving } from '../../kernel/saving.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { balancesAtom, refreshBalancesAtom } from '../balances/balances.atoms.ts'
import type { TipRecipient, TipView } from './tip.state.ts'
import { sendTip, tipOffer } from './tip.operations.ts'

interface KnownOffer {
  readonly recipient: TipRecipient
  readonly minimum: Minor
  readonly steps: readonly Minor[]
}

/** By game; `undefined` as a value would be no value, so a table without a dealer is `none`. */
const offers = loadable<'TipOffer', KnownOffer | 'none'>(
  tipOffer,
  ({ tipOffer: offer }) =>
    offer === null
      ? 'none'
      : {
          recipient: { kind: 'DEALER', name: offer.dealer, where: offer.table },
          minimum: minor(offer.minimum),
          steps: offer.steps.map(minor),
        },
  { GAME_NOT_FOUND: 'none' },
)
const sending = saving(sendTip)

interface Tip {
  readonly gameId: string
  readonly amount?: Minor
}
/** What the player is at; undefined while the popup is closed. */
const openedAtom = ownedAtom<Tip | undefined>(undefined)
/** The tip that was sent last. */
const sentAtom = ownedAtom<Tip | undefined>(undefined)
const isSendingAtom = atom((get) => get(sending.savingAtom).state === 'saving')

/** Asks, without a word where that fails, whether somebody deals at a game's table. */
export const askWhoDealsAtom = atom(null, (_get, set, gameId: string) => set(offers.load, { gameId }, 'unseen'))

const offerOf = (gameId: string) =>
  atom((get) => {
    const known = get(offers.at({ gameId }))
    return known.state !== 'loaded' || known.value === 'none' ? undefined : known.value
  })

/** True where a dealer of this game can be given something. */
export const canTipOf = (gameId: string) => atom((get) => get(offerOf(gameId)) !== undefined && get(balancesAtom) !== undefined)

/** Opens the popup, afresh unless a tip is on its way there. The operator may have changed the minimum meanwhile. */
export const openTipAtom = atom(null, (get, set, gameId: string) => {
  const sent = get(sentAtom)
  const isOnItsWay = get(isSendingAtom) && sent?.gameId === gameId
  if (!isOnItsWay) set(sending.reset)
  set(openedAtom, isOnItsWay ? sent : { gameId })
  void set(askWhoDealsAtom, gameId)
})
export const closeTipAtom = atom(null, (_get, set) => set(openedAtom, undefined))

/** The player chose a sum and is asked once more; undefined: they want another one. What is on its way stays as it is. */
export const chooseTipAtom = atom(null, (get, set, amount: Minor | undefined) => {
  const opened = get(openedAtom)
  if (opened === undefined || get(isSendingAtom)) return
  set(sending.reset)
  set(openedAtom, { gameId: opened.gameId, ...(amount !== undefined && { amount }) })
})

/** Gives what was confirmed. A refusal about the sum leads back to its field; where nothing is known, the same can be sent again. */
export const sendTipAtom = atom(null, async (get, set) => {
  const tip = get(openedAtom)
  if (tip?.amount === undefined || get(isSendingAtom)) return
  const { gameId, amount } = tip
  set(sentAtom, tip)
  await set(sending.save, { gameId, amount: String(amount) })
  const after = get(sending.savingAtom)
  // The player may have closed it meanwhile, or be at another table.
  if (get(openedAtom) === tip && after.state === 'editing' && after.refusals.length > 0) {
    set(openedAtom, { gameId })
    void set(askWhoDealsAtom, gameId)
  }
  await set(refreshBalancesAtom)
})

/** The popup; undefined while it is closed. */
export const tipViewAtom = atom((get): TipView | undefined => {
  const opened = get(openedAtom)
  const offer = opened && get(offerOf(opened.gameId))
  const balance = get(balancesAtom)?.tokens.TIP
  if (opened === undefined || offer === undefined || balance === undefined) return undefined
  const progress = get(sending.savingAtom)
  if (progress.state === 'saved')
    return { state: 'sent', recipient: offer.recipient, amount: minor(progress.value.sendTip.amount), balance }
  const about = { ...offer, balance }
  if (opened.amount !== undefined) return { state: 'confirm', amount: opened.amount, isSending: progress.state === 'saving', ...about }
  if (balance < offer.minimum) return { state: 'notEnoughTipTokens', ...about }
  return { state: 'amount', refusals: progress.state === 'editing' ? progress.refusals : [], ...about }
})
