import { useCallback, useRef } from 'react'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { useAutoplay } from '../play/autoplay/useAutoplay.ts'
import type { Game } from '../play/useGame.ts'
import type { PlayingView } from '../play/view.ts'
import { useSound } from '../sound/useSound.ts'
import { AutoplayNotice } from './AutoplayNotice.tsx'
import { Banner } from './Banner.tsx'
import { Console } from './Console.tsx'
import { GameHeader } from './GameHeader.tsx'
import { PanelLost } from './PanelLost.tsx'
import { panels, usePanel } from './panels.ts'
import * as styles from './Table.css.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useKeys } from './useKeys.ts'
import { WinPlate } from './WinPlate.tsx'

/** The game while it can be played: the board behind or between, controls before it. */
export const Table = ({ view, game }: { view: PlayingView; game: Game }) => {
  const area = useRef<HTMLDivElement>(null)
  const { panel, isLost, open, close, fetchAhead } = usePanel()
  const { changeStake, setStake, tellShown } = game
  const { kind, info, session, token } = view
  const { autoplay, begin, stop, forget } = useAutoplay(view, game)
  const isAuto = autoplay.state === 'on'
  /** While autoplay counts the rounds, a press by hand only hurries. */
  const press = (which?: number) => {
    if (isAuto && view.phase !== 'busy') return
    forget()
    void game.press(which)
  }
  const roundButton = useRef<HTMLButtonElement>(null)
  const lowerTo = (stake: bigint) => {
    setStake(stake)
    // The notice goes, and the focus with it.
    roundButton.current?.focus({ preventScroll: true })
  }
  const heard = useSound(info.gameId)

  useKeys({ press, changeStake }, view.phase === 'busy' ? 0 : view.acts.length, panel === null)

  const show = useCallback(() => {
    tellShown()
    fetchAhead()
  }, [tellShown, fetchAhead])

  const board = (
    <kind.Board
      gameId={info.gameId}
      facts={info.facts}
      round={view.round}
      meters={session.meters}
      winToken={session.winToken}
      stake={view.stake}
      isReady={view.phase !== 'busy' && view.trouble?.kind !== 'connection-lost'}
      area={area}
      onStage={game.setStage}
      onShown={show}
      onChoice={game.setChoice}
    />
  )
  return (
    <main className={styles.root}>
      {kind.place === 'behind' && board}
      <GameHeader name={session.gameName} isSoundOn={heard.isOn} onPanel={open} />
      {isLost && <PanelLost />}
      <div ref={area} className={styles.area}>
        {kind.place === 'inside' && board}
      </div>
      <WinPlate view={view} />
      <div className={styles.between}>
        {view.banner ? (
          <Banner banner={view.banner} />
        ) : view.trouble ? (
          <TroubleNotice trouble={view.trouble} view={view} onLower={lowerTo} />
        ) : (
          <AutoplayNotice autoplay={autoplay} unit={kind.unit} />
        )}
      </div>
      <Console
        view={view}
        roundButton={roundButton}
        onPress={press}
        onStake={changeStake}
        onStakeOf={setStake}
        onTurbo={game.setTurbo}
        onAutoplay={kind.autoplay && (() => (isAuto ? stop('STOPPED') : open('autoplay')))}
        autoplayLeft={autoplay.state === 'on' ? autoplay.left : null}
      />
      <output className={visuallyHidden}>{view.spoken}</output>
      {panel === 'autoplay' && <panels.autoplay view={view} onBegin={(plan) => void begin(plan)} onClose={close} />}
      {panel === 'sound' && <panels.sound settings={heard} onClose={close} />}
      {panel === 'info' && <panels.info kind={kind} info={info} stake={view.stake} onClose={close} />}
      {panel === 'history' && <panels.history kind={kind} session={session} token={token} onClose={close} />}
      {panel === 'fairness' && <panels.fairness token={token} onClose={close} />}
    </main>
  )
}
