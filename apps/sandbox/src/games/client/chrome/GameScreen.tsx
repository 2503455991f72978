import { useGame } from '../play/useGame.ts'
import { leave } from '../play/frame.ts'
import { Cover } from './Cover.tsx'
import { LiveTable } from './LiveTable.tsx'
import { Table } from './Table.tsx'

/** The whole page of the game, by its state. */
export const GameScreen = () => {
  const game = useGame()
  const { view } = game
  if (view.state === 'playing') return <Table view={view} game={game} />
  if (view.state === 'live') return <LiveTable view={view} game={game} />
  if (view.state === 'loading') return <Cover title="Opening the game" text="One moment…" isBusy />
  if (view.state === 'unreachable')
    return (
      <Cover
        title="No connection"
        text={view.message}
        action={{ label: 'Try again', onPress: game.reopen }}
        other={{ label: 'Back to lobby', onPress: leave }}
      />
    )
  return <Cover title="This game session has ended" text={view.message} action={{ label: 'Back to lobby', onPress: leave }} />
}
