import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { openGameAtom } from '@lagoon/domain/lobby/games/gameDetails.atoms'
import { gameInfoViewOf } from '@lagoon/domain/lobby/games/gameInfo.atoms'
import type { GameType } from '@lagoon/domain/lobby/lobby.state'
import { generationAtom } from '@lagoon/domain/session/generation.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { GameInfo } from '@lagoon/ui/screens/lobby/GameInfo/GameInfo'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { GameDidNotLoad } from './GameDidNotLoad.tsx'

interface PageProps {
  type: GameType
  id: string
  isAlone: boolean
}

const GameInfoPage = ({ type, id, isAlone }: PageProps) => {
  const view = useAtomValue(useMemo(() => gameInfoViewOf({ type, id }), [type, id]))
  const generation = useAtomValue(generationAtom)
  const know = useSetAtom(knowSessionAtom)
  const open = useSetAtom(openGameAtom)
  // Asked for again in another session: what was opened belongs to the one before.
  useEffect(
    function showGame() {
      void know().then(() => open({ type, id }))
    },
    [know, open, type, id, generation],
  )
  return view.state === 'failed' ? <GameDidNotLoad onRetry={() => void open({ type, id })} /> : <GameInfo view={view} isAlone={isAlone} />
}

const GameInfoAt = ({ isAlone }: Pick<PageProps, 'isAlone'>) => {
  const { type: word = '', id = '' } = useParams()
  const type = gameTypeOf(word)
  return type === undefined ? (
    <GameInfo view={{ state: 'unknownGame' }} isAlone={isAlone} />
  ) : (
    <GameInfoPage type={type} id={id} isAlone={isAlone} />
  )
}

/** games/{type}/{id}: inside the main layout. */
export const GameInfoRoute = () => <GameInfoAt isAlone={false} />
/** game-info/{type}/{id}: the same, with header and footer hidden. */
export const AloneGameInfoRoute = () => <GameInfoAt isAlone />
