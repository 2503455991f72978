import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { gamesViewOf } from '@lagoon/domain/lobby/games/games.atoms'
import { loadLobbyAtom } from '@lagoon/domain/lobby/home/home.atoms'
import type { GameFilters } from '@lagoon/contract/lobby/gameFilters'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { Games } from '@lagoon/ui/screens/lobby/Games/Games'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { NotFound } from '@lagoon/ui/screens/shell/NotFound/NotFound'
import { filtersIn, queryOf } from './gamesQuery.ts'

const GamesPage = ({ type }: { type: GameType | undefined }) => {
  const [parameters] = useSearchParams()
  // What is typed has to stand in the field at once; the address follows it, so that a way back finds the same list.
  const [filters, setFilters] = useState(() => filtersIn(parameters))
  const view = useAtomValue(useMemo(() => gamesViewOf(type, filters), [type, filters]))
  const know = useSetAtom(knowSessionAtom)
  const load = useSetAtom(loadLobbyAtom)
  const navigate = useNavigate()
  useEffect(
    function loadGames() {
      void know().then(() => load())
    },
    [know, load],
  )
  const narrow = (next: GameFilters) => {
    setFilters(next)
    void navigate({ search: queryOf(next) }, { replace: true })
  }
  return <Games view={view} onNarrow={(event) => narrow(event.filters)} onRetry={() => void load('atOnce')} />
}

/** All games, or those of one type; an unknown type is a page that does not exist. */
export const GamesRoute = () => {
  const { type: word } = useParams()
  const type = gameTypeOf(word)
  return word !== undefined && type === undefined ? <NotFound /> : <GamesPage key={type ?? 'all'} type={type} />
}
