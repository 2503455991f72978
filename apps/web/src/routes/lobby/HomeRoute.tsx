import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginReturnAddress } from '@lagoon/contract/account/addresses'
import { homeViewAtom, loadHomeAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { Home } from '@lagoon/ui/screens/lobby/Home/Home'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** The lobby. Who was sent here from a page of their own is asked to log in, and led back after. */
export const HomeRoute = () => {
  const view = useAtomValue(homeViewAtom)
  const load = useSetAtom(loadHomeAtom)
  const know = useSetAtom(knowSessionAtom)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const back = parameters.get('return')

  useEffect(
    function loadLobby() {
      void know().then(({ status }) => {
        if (status === 'visitor' && back !== null) return navigate(loginReturnAddress(back), { replace: true })
        return load()
      })
    },
    [know, load, navigate, back],
  )
  return <Home view={view} onRetry={() => void load('atOnce')} />
}
