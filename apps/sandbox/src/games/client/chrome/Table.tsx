import { useRef, useState } from 'react'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { useAutoplay } from '../play/autoplay/useAutoplay.ts'
import type { Game } from '../play/useGame.ts'
import type { PlayingView } from '../play/view.ts'
import { useSound } from '../sound/useSound.ts'
import { AutoplayNotice } from './AutoplayNotice.tsx'
import { AutoplayPanel } from './AutoplayPanel.tsx'
import { Banner } from './Banner.tsx'
import { Console } from './Console.tsx'
import { FairnessPanel } from './FairnessPanel.tsx'
import { GameHeader, type HeaderPanel } from './GameHeader.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { SoundPanel } from './SoundPanel.tsx'
import * as styles from './Table.css.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useKeys } from './useKeys.ts'

type Panel = HeaderPanel | 'autoplay'

/** The game while it can be played: the board behind or between, controls before it. */
export const Table = ({ view, game }: { view: PlayingView; game: Game }) => {
  const area = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const { changeStake, setStake } = game
  const { kind, info, session, token } = view
  const { autoplay, begin, stop, forget } = useAutoplay(view, game)
  const isAuto = autoplay.state === 'on'
  /** While autoplay counts the rounds, a press by hand only hurries. */
  const press = (which?: number) => {
    if (isAuto && view.phase !== 'busy') return
    forget()
    void game.press(which)
  }
  const heard = useSound(info.gameId)

  useKeys({ press, changeStake }, view.phase === 'busy' ? 0 : view.acts.length, panel === null)

  const board = (
    <kind.Board
      gameId={info.gameId}
      facts={info.facts}
      round={view.round}
      meters={session.meters}
      stake={view.stake}
      isReady={view.phase !== 'busy' && view.trouble?.kind !== 'connection-lost'}
      area={area}
      onStage={game.setStage}
      onShown={game.tellShown}
      onChoice={game.setChoice}
    />
  )
  const close = () => setPanel(null)
  return (
    <main className={styles.root}>
      {kind.place === 'behind' && board}
      <GameHeader name={session.gameName} isSoundOn={heard.isOn} onPanel={setPanel} />
      <div ref={area} className={styles.area}>
        {kind.place === 'inside' && board}
      </div>
      <div className={styles.between}>
        {view.banner ? (
          <Banner banner={view.banner} />
        ) : view.trouble ? (
          <TroubleNotice trouble={view.trouble} view={view} onRetry={() => press()} />
        ) : (
          <AutoplayNotice autoplay={autoplay} unit={kind.unit} />
        )}
      </div>
      <Console
        view={view}
        onPress={press}
        onStake={changeStake}
        onStakeOf={setStake}
        onTurbo={game.setTurbo}
        onAutoplay={kind.autoplay && (() => (isAuto ? stop('STOPPED') : setPanel('autoplay')))}
        autoplayLeft={autoplay.state === 'on' ? autoplay.left : null}
      />
      <output className={visuallyHidden}>{view.spoken}</output>
      {panel === 'autoplay' && <AutoplayPanel view={view} onBegin={(plan) => void begin(plan)} onClose={close} />}
      {panel === 'sound' && <SoundPanel settings={heard} onClose={close} />}
      {panel === 'info' && <InfoPanel kind={kind} info={info} stake={view.stake} onClose={close} />}
      {panel === 'history' && <HistoryPanel kind={kind} session={session} token={token} onClose={close} />}
      {panel === 'fairness' && <FairnessPanel token={token} seeds={session.seeds} onSeeds={game.setSeeds} onClose={close} />}
    </main>
  )
}
