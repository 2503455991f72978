import { minor } from '@lagoon/contract/money/money'
import type { ResultOf } from '../../client/operation.ts'
import { loadable } from '../../kernel/loadable.ts'
import { atom, type Getter } from '../../store.ts'
import { known } from '../lobby.adapter.ts'
import { roundDetails } from './roundDetails.operations.ts'
import type { RoundDetailsView } from './roundDetails.state.ts'

const toDetails = ({ moves, fairness, proof }: ResultOf<'RoundDetails'>['roundDetails']): RoundDetailsView => ({
  state: 'loaded',
  moves: moves.map(({ id, type, part, token, amount, at }) => ({ id, type, part, amount: { kind: token, minor: minor(amount) }, at })),
  ...known({ fairness, proof }),
})

const details = loadable(roundDetails, (answer) => toDetails(answer.roundDetails))

/** Asks for a round from inside. */
export const loadRoundDetailsAtom = atom(null, (_get, set, id: string) => set(details.load, { id }, 'quietly'))

/** What is known of a round from inside. */
export const roundDetailsOf = (get: Getter, id: string): RoundDetailsView => {
  const loaded = get(details.at({ id }))
  return loaded.state === 'loaded' ? loaded.value : loaded
}
