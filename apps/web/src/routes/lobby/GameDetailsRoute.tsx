import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { gameDetailsViewAtom, launchGameAtom, openGameAtom } from '@lagoon/domain/lobby/games/gameDetails.atoms'
import type { TokenKind } from '@lagoon/domain/money/money'
import { GameDetails } from '@lagoon/ui/screens/lobby/GameDetails/GameDetails'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { GameDidNotLoad } from './GameDidNotLoad.tsx'
import { playHref } from './playHref.ts'

/** One game by its address. The display slug at the end, where there is one, is never read. */
export const GameDetailsRoute = () => {
  const { type = '', id = '' } = useParams()
  const gameType = gameTypeOf(type)
  const view = useAtomValue(gameDetailsViewAtom)
  const open = useSetAtom(openGameAtom)
  const launch = useSetAtom(launchGameAtom)
  const navigate = useNavigate()
  useEffect(
    function showGame() {
      if (gameType !== undefined) void open({ type: gameType, id })
    },
    [open, gameType, id],
  )
  const retry = () => {
    if (gameType !== undefined) void open({ type: gameType, id })
  }
  const play = async ({ token }: { token: TokenKind }) => {
    if (gameType !== undefined && (await launch(token))) await navigate(playHref({ type: gameType, id }), { state: { token } })
  }
  if (view.state === 'failed') return <GameDidNotLoad onRetry={retry} />
  return (
    <GameDetails view={gameType === undefined ? { state: 'unknownGame' } : view} onPlay={(choice) => void play(choice)} onRetry={retry} />
  )
}
