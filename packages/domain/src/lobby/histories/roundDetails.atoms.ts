import { isWon } from '@lagoon/contract/lobby/lobby.rules'
import { minor } from '@lagoon/contract/money/money'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../client/operation.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom, type Getter } from '../../store.ts'
import { known } from '../lobby.adapter.ts'
import { winLinkOf } from '../play/win.atoms.ts'
import type { Round } from './gameHistory.state.ts'
import { roundDetails } from './roundDetails.operations.ts'
import type { RoundDetailsView, ShownOfWin, WinSharing } from './roundDetails.state.ts'
import { shareWin, stopSharingWin } from './shareWin.operations.ts'

type Wire = ResultOf<'RoundDetails'>['roundDetails']
type Share = NonNullable<Wire['share']>

/** A round from inside as the server tells it. */
type Inside = Omit<Extract<RoundDetailsView, { state: 'loaded' }>, 'sharing'> & { readonly share: Share | null }

const toInside = ({ moves, fairness, proof, share }: Wire): Inside => ({
  state: 'loaded',
  share,
  moves: moves.map(({ id, type, part, token, amount, at }) => ({ id, type, part, amount: { kind: token, minor: minor(amount) }, at })),
  ...known({ fairness, proof }),
})

const details = loadable(roundDetails, (answer) => toInside(answer.roundDetails))

/** Id of the round whose sharing is being changed. */
const savingAtom = ownedAtom<string | undefined>(undefined)

/** Asks for a round from inside. */
export const loadRoundDetailsAtom = atom(null, (_get, set, id: string) => set(details.load, { id }, 'quietly'))

/** Changes how a round is shared, one change at a time, and shows what came of it. */
const changeAtom = atom(null, async (get, set, id: string, change: () => Promise<Share | null | undefined>) => {
  if (get(savingAtom) !== undefined) return
  set(savingAtom, id)
  const share = await change()
  if (share !== undefined) set(details.update, { id }, (round) => ({ ...round, share }))
  set(savingAtom, undefined)
})

/** Shows a won round to everybody who has its address. A refusal is said by a toast, and changes nothing. */
export const shareWinAtom = atom(null, (get, set, id: string, shown: ShownOfWin) =>
  set(changeAtom, id, async () => {
    const answer = await get(domainAtom).client.call(shareWin, { id, ...shown })
    return answer.ok ? answer.value.shareWin : undefined
  }),
)

/** Shows it to nobody any more. */
export const stopSharingWinAtom = atom(null, (get, set, id: string) =>
  set(changeAtom, id, async () => {
    const answer = await get(domainAtom).client.call(stopSharingWin, { id })
    return answer.ok ? null : undefined
  }),
)

const sharingOf = (get: Getter, id: string, share: Share | null): WinSharing => {
  // What was shared before stands until the answer.
  if (share === null) return { state: get(savingAtom) === id ? 'saving' : 'notShared' }
  const { showsName, showsAmount } = share
  return { state: 'shared', link: winLinkOf(get(domainAtom).origin, share.id), showsName, showsAmount }
}

/** What is known of a round from inside. */
export const roundDetailsOf = (get: Getter, { id, roundState: state, bet, win }: Round): RoundDetailsView => {
  const loaded = get(details.at({ id }))
  if (loaded.state !== 'loaded') return loaded
  const { share, ...inside } = loaded.value
  return isWon({ state, bet: bet.minor, win: win.minor }) ? { ...inside, sharing: sharingOf(get, id, share) } : inside
}
