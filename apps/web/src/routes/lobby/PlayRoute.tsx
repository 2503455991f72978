import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { hearFrameAtom, hearPlayMessageAtom, leavePlayAtom, openPlayAtom, playViewAtom } from '@lagoon/domain/lobby/play/play.atoms'
import { tokenKinds, type TokenKind } from '@lagoon/domain/money/money'
import { NotFound } from '@lagoon/ui/screens/shell/NotFound/NotFound'
import { Play } from '@lagoon/ui/screens/lobby/Play/Play'
import { PagePending } from '../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { readFrameMessage } from './readFrameMessage.ts'

/** A game that says nothing of itself this long after its page came is shown as it is. */
const SILENT_GAME_MS = 4_000

/** The token that was chosen on the game's page. It stays with this entry of the history, so a reload keeps it. */
const tokenOf = (state: unknown): TokenKind | undefined =>
  typeof state === 'object' && state !== null && 'token' in state ? tokenKinds.find((kind) => kind === state.token) : undefined

/** `play?type&id`: the game in its frame, from the opening of its session to the end of it. */
export const PlayRoute = () => {
  const [parameters] = useSearchParams()
  const type = gameTypeOf(parameters.get('type'))
  const id = parameters.get('id')
  const token = tokenOf(useLocation().state)
  const { realtime, ports } = useAtomValue(domainAtom)
  const view = useAtomValue(playViewAtom)
  const open = useSetAtom(openPlayAtom)
  const leave = useSetAtom(leavePlayAtom)
  const hearFrame = useSetAtom(hearFrameAtom)
  const hearMessage = useSetAtom(hearPlayMessageAtom)
  const navigate = useNavigate()
  const url = view !== undefined && 'url' in view ? view.url : undefined

  useEffect(
    function openGame() {
      if (type === undefined || id === null) return
      void open({ type, id }, token)
      return () => leave()
    },
    [open, leave, type, id, token],
  )
  useEffect(
    function followPlatform() {
      return realtime.listen((event) => {
        if (event.kind === 'message') hearMessage(event.message)
      })
    },
    [realtime, hearMessage],
  )
  useEffect(
    function followFrame() {
      if (url === undefined) return
      const onMessage = (event: MessageEvent<unknown>) => {
        const message = readFrameMessage(event, new URL(url).origin)
        if (message?.kind === 'leave') void navigate(`/game-details/${type?.toLowerCase()}/${id}`)
        else if (message !== undefined) hearFrame(message)
      }
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
    [url, hearFrame, navigate, type, id],
  )
  if (type === undefined || id === null)
    return (
      <main>
        <NotFound />
      </main>
    )
  if (view === undefined) return <PagePending />
  return (
    <Play
      view={view}
      onFrameLoad={() => void ports.clock.after(SILENT_GAME_MS, () => hearFrame({ source: 'lagoon-game', kind: 'ready' }))}
      onLeave={() => void navigate(`/game-details/${type.toLowerCase()}/${id}`)}
      onKeepPlaying={() => hearFrame({ source: 'lagoon-game', kind: 'connection', state: 'back' })}
      onPlayAgain={() => {
        leave()
        void open({ type, id }, token)
      }}
    />
  )
}
