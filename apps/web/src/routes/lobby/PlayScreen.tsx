import { useEffect } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { gameDetailsAddress, type GameAddress } from '@lagoon/contract/lobby/addresses'
import { frameLoadedAtom, receiveFrameAtom, keepPlayingAtom } from '@lagoon/domain/lobby/play/play.atoms'
import { Play, type PlayProps } from '@lagoon/ui/screens/lobby/Play/Play'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { readFrameMessage } from './readFrameMessage.ts'

interface PlayScreenProps extends Pick<PlayProps, 'view' | 'onPlayAgain'> {
  /** The game that the address names; undefined where it names none. */
  game: GameAddress | undefined
}

/** The game in its frame, and the ear for what the frame says to this window. */
export const PlayScreen = ({ view, game, onPlayAgain }: PlayScreenProps) => {
  const receiveFrame = useSetAtom(receiveFrameAtom)
  const frameLoaded = useSetAtom(frameLoadedAtom)
  const keepPlaying = useSetAtom(keepPlayingAtom)
  const { page } = useAtomValue(domainAtom)
  const url = 'url' in view ? view.url : undefined
  const back = game === undefined ? '/' : gameDetailsAddress(game)

  useEffect(
    function followFrame() {
      if (url === undefined) return
      const onMessage = (event: MessageEvent<unknown>) => {
        const message = readFrameMessage(event, new URL(url).origin)
        if (message?.kind === 'leave') page.goTo(back)
        else if (message !== undefined) receiveFrame(message)
      }
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
    [url, receiveFrame, page, back],
  )
  return (
    <Play
      view={view}
      onFrameLoad={() => frameLoaded()}
      onLeave={() => page.goTo(back)}
      onKeepPlaying={() => keepPlaying()}
      onPlayAgain={onPlayAgain}
    />
  )
}
