import { verifyRoute } from '@lagoon/contract/lobby/addresses'
import { handOverProofAtom } from '@lagoon/domain/lobby/play/fairness.atoms'
import { loadPlayedGamesAtom, type RoundHistory } from '@lagoon/domain/lobby/histories/roundHistory.atoms'
import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import type { GameHistoryProps } from '@lagoon/ui/screens/lobby/history/GameHistory'
import type { ComponentType } from 'react'
import { definePage, type Page } from '../defineRoute.ts'
import { downloadProof } from './downloadProof.ts'
import { historyLinks, roundTypeOf, type HistoryKind } from './historyKinds.ts'
import { filteredAddress, filterIn } from './historyQuery.ts'

/** The page of one kind of history, by its atoms and its screen: profile?tab=game-history&kind=keno. */
export const historyPage = <Row extends Round>(
  kind: HistoryKind,
  history: RoundHistory<Row>,
  screen: () => Promise<ComponentType<GameHistoryProps<Row>>>,
): Page =>
  definePage<GameHistoryProps<Row>>({
    load: ({ set, place }) => set(history.loadAtom, { filter: filterIn(place.query) }),
    view: history.viewAtom,
    events: ({ set, domain }) => ({
      kinds: historyLinks(kind),
      onSort: (sort) => void set(history.loadAtom, { sort }),
      onFilter: (filter) => domain.page.goTo(filteredAddress(roundTypeOf(kind), filter), { replace: true }),
      onChooseFilter: () => void set(loadPlayedGamesAtom),
      onLoadMore: () => void set(history.loadMoreAtom),
      onOpen: ({ id }) => set(history.showAtom, id),
      onClose: () => set(history.showAtom, undefined),
      onVerify: ({ proof }) => {
        set(handOverProofAtom, proof)
        domain.page.goTo(verifyRoute)
      },
      onDownloadProof: ({ proof }) => void downloadProof(proof),
      onShareWin: (shown) => void set(history.shareAtom, shown),
      onStopSharing: () => void set(history.stopSharingAtom),
      onCopyLink: ({ link }) => navigator.clipboard.writeText(link),
    }),
    screen,
  })
