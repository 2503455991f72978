import { useEffect, useMemo } from 'react'
import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { gameDetailsAddress, type GameAddress } from '@lagoon/contract/lobby/addresses'
import { frameLoadedAtom, receiveFrameAtom, keepPlayingAtom } from '@lagoon/domain/lobby/play/play.atoms'
import {
  askWhoDealsAtom,
  canTipOf,
  chooseTipAtom,
  closeTipAtom,
  openTipAtom,
  sendTipAtom,
  tipViewAtom,
} from '@lagoon/domain/wallet/tip/tip.atoms'
import { lazyPart } from '@lagoon/ui/kit/LazyPart/lazyPart'
import { Play, type PlayProps } from '@lagoon/ui/screens/lobby/Play/Play'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { readFrameMessage } from './readFrameMessage.ts'

interface PlayScreenProps extends Pick<PlayProps, 'view' | 'onPlayAgain'> {
  /** The game that the address names; undefined where it names none. */
  game: GameAddress | undefined
}

const TipPopup = lazyPart(() => import('@lagoon/ui/screens/wallet/Tip/Tip').then(({ Tip }) => Tip))
/** Kinds of game at whose tables somebody may deal; of the others nobody asks. */
const dealt: readonly string[] = ['BLACKJACK', 'POKER']

/** Whether the open game's dealer can be tipped, and the popup for it. */
const useTip = (game: GameAddress | undefined) => {
  const gameId = game?.id ?? ''
  const mayHaveDealer = game !== undefined && dealt.includes(game.type)
  const view = useAtomValue(tipViewAtom)
  const canTip = useAtomValue(useMemo(() => canTipOf(gameId), [gameId]))
  const [ask, open, close] = [useSetAtom(askWhoDealsAtom), useSetAtom(openTipAtom), useSetAtom(closeTipAtom)]
  const [choose, send] = [useSetAtom(chooseTipAtom), useSetAtom(sendTipAtom)]
  useEffect(
    function askWhoDeals() {
      if (mayHaveDealer) void ask(gameId)
      return () => close()
    },
    [mayHaveDealer, gameId, ask, close],
  )
  return {
    onTip: mayHaveDealer && canTip ? () => open(gameId) : undefined,
    popup: view && (
      <TipPopup
        view={view}
        onChoose={({ amount }) => choose(amount)}
        onChange={() => choose(undefined)}
        onSend={() => void send()}
        onBack={() => close()}
      />
    ),
  }
}

/** The game in its frame, and the ear for what the frame says to this window. */
export const PlayScreen = ({ view, game, onPlayAgain }: PlayScreenProps) => {
  const receiveFrame = useSetAtom(receiveFrameAtom)
  const frameLoaded = useSetAtom(frameLoadedAtom)
  const keepPlaying = useSetAtom(keepPlayingAtom)
  const { page } = useAtomValue(domainAtom)
  const { onTip, popup } = useTip(game)
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
    <>
      <Play
        view={view}
        onFrameLoad={() => frameLoaded()}
        onLeave={() => page.goTo(back)}
        onKeepPlaying={() => keepPlaying()}
        onPlayAgain={onPlayAgain}
        onTip={onTip}
      />
      {popup}
    </>
  )
}
