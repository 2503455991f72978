import type { ResultOf } from '../../client/operation.ts'
import { paged } from '../../kernel/paged.ts'
import { crashRounds } from './crashHistory.operations.ts'
import type { CrashRoundRow } from './crashHistory.state.ts'
import { roundOf } from './round.adapter.ts'
import { newestFirst, roundHistory } from './roundHistory.atoms.ts'
import { known } from '../lobby.adapter.ts'

type WireRound = ResultOf<'CrashRounds'>['crashRounds']['nodes'][number]

const toRow = ({ flight, ...round }: WireRound): CrashRoundRow => ({
  ...roundOf(round),
  ...known({
    number: flight?.number,
    hash: flight?.hash,
    crashedAt: flight?.point,
    cashedOutAt: flight?.cashOut,
    autoCashOutAt: flight?.autoCashOut,
  }),
})

export const crashHistory = roundHistory(
  'CRASH',
  paged(crashRounds, ({ crashRounds: page }) => ({ ...page, nodes: page.nodes.map(toRow) }), newestFirst),
)
