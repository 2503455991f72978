import type { AskedEarly } from '@lagoon/contract/http/earlyCalls'
import { GRAPHQL_PREFIX, hasSegment } from '@lagoon/contract/http/http'
import type { Operation, VariablesOf } from '@lagoon/domain/client/operation'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { game } from '@lagoon/domain/lobby/games/games.operations'
import { PAGE_SIZE } from '@lagoon/domain/kernel/paged'
import { newestFirst } from '@lagoon/domain/lobby/histories/roundHistory.atoms'
import { slotRounds } from '@lagoon/domain/lobby/histories/slotHistory.operations'
import { cashier } from '@lagoon/domain/wallet/packages/packages.operations'
import type { OperationName } from '@lagoon/contract/paths'

type Asked = Readonly<Record<string, AskedEarly>>

const ask = <Name extends OperationName>({ path, documentId }: Operation<Name>, variables: VariablesOf<Name>): Asked => ({
  [GRAPHQL_PREFIX + path]: { documentId, variables, ...(hasSegment(path, 'anonymous') ? { isAnonymous: true } : {}) },
})

/**
 * What a player's page asks for first, by the id of the page or its tab, and by what its address names: read on the server
 * alone, which writes it into the page. It must be what the page's own loader sends, to the order of the variables; else the
 * page asks twice, and `e2e/pages/renderedPages.spec.ts` fails.
 */
const firstCalls: Readonly<Record<string, (params: Readonly<Record<string, string>>) => Asked>> = {
  'lobby/gameDetails': ({ type: named, id }) => {
    const type = gameTypeOf(named)
    // An id is at most this long; a page for every address that somebody thinks of would be kept.
    return type === undefined || id === undefined || !/^[\w-]{1,64}$/.test(id) ? {} : ask(game, { type, id })
  },
  'lobby/slotHistory': () => ask(slotRounds, { ...newestFirst, first: PAGE_SIZE }),
  'wallet/packages': () => ask(cashier, {}),
}

/** What the page asks for before its scripts have come, by path on our origin; empty for a page that has nothing of that kind. */
export const earlyCallsOf = (id: string, params: Readonly<Record<string, string>>): Asked => firstCalls[id]?.(params) ?? {}
