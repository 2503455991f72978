import { kenoHistory as keno } from '@lagoon/domain/lobby/histories/kenoHistory.atoms'
import { videoPokerHistory as videoPoker } from '@lagoon/domain/lobby/histories/videoPokerHistory.atoms'
import { definePage } from '../defineRoute.ts'
import { historyLinks } from './historyKinds.ts'

/** profile?tab=game-history&kind=keno: the draws of the player. */
export const kenoHistory = definePage({
  load: ({ set }) => set(keno.loadAtom),
  view: keno.viewAtom,
  events: ({ set }) => ({
    kinds: historyLinks('keno'),
    onSort: (sort) => void set(keno.loadAtom, sort),
    onLoadMore: () => void set(keno.loadMoreAtom),
    onOpen: ({ id }) => set(keno.showAtom, id),
    onClose: () => set(keno.showAtom, undefined),
  }),
  screen: () => import('@lagoon/ui/screens/lobby/GameHistoryKeno/GameHistoryKeno').then(({ GameHistoryKeno }) => GameHistoryKeno),
})

/** profile?tab=game-history&kind=video-poker: the hands of the player. */
export const videoPokerHistory = definePage({
  load: ({ set }) => set(videoPoker.loadAtom),
  view: videoPoker.viewAtom,
  events: ({ set }) => ({
    kinds: historyLinks('video-poker'),
    onSort: (sort) => void set(videoPoker.loadAtom, sort),
    onLoadMore: () => void set(videoPoker.loadMoreAtom),
    onOpen: ({ id }) => set(videoPoker.showAtom, id),
    onClose: () => set(videoPoker.showAtom, undefined),
  }),
  screen: () =>
    import('@lagoon/ui/screens/lobby/GameHistoryVideoPoker/GameHistoryVideoPoker').then(
      ({ GameHistoryVideoPoker }) => GameHistoryVideoPoker,
    ),
})
