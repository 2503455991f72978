import { useState } from 'react'
import type { SessionView } from '../../contract.ts'
import { games, studios } from '../../rules/games.ts'
import { LiveTable } from '../chrome/LiveTable.tsx'
import type { LiveKind } from '../kinds/kind.ts'
import type { Game } from '../play/useGame.ts'
import { BALANCE } from './setting.ts'

const rulesOf = (gameId: string) => {
  const rules = games.get(gameId)
  if (!rules) throw new RangeError(`no game ${gameId}`)
  return rules
}
const studioOf = (gameId: string) => Object.values(studios).find((studio) => studio.games.has(gameId))?.name ?? ''

export interface LivePictureProps {
  gameId: string
  kind: LiveKind
  balance?: bigint
}

/** A game that moves itself, on a server that the story answers for. */
export const LivePicture = ({ gameId, kind, balance = BALANCE }: LivePictureProps) => {
  const game = rulesOf(gameId)
  const stakes = game.stakesWithin({ minStake: '1', maxStake: '1000000' })
  const [isShown, setShown] = useState(false)
  const [end, setEnd] = useState<string | null>(null)
  const session: SessionView = {
    gameId,
    gameName: game.name,
    kind: game.kind,
    token: 'GAME',
    winToken: 'GAME',
    balance: String(balance),
    stakes: stakes.map(String),
    seeds: { commitment: '0'.repeat(64), clientSeed: 'story', nonce: 8, nextCommitment: '1'.repeat(64) },
    openRound: null,
    ...(game.meters && { meters: game.meters(stakes, null) }),
  }
  const view = {
    state: 'live',
    kind,
    session,
    info: { gameId, name: game.name, provider: studioOf(gameId), version: game.version, facts: game.facts },
    token: 'story',
  } as const
  const nothing = () => undefined
  const [shell] = useState<Game>(() => ({
    view,
    press: () => Promise.resolve(),
    advance: () => Promise.resolve(null),
    changeStake: nothing,
    setStake: nothing,
    setTurbo: nothing,
    setChoice: nothing,
    reopen: nothing,
    end: setEnd,
    setStage: nothing,
    tellShown: () => setShown(true),
  }))
  return <div data-shown={isShown}>{end === null ? <LiveTable view={view} game={shell} /> : <p>{end}</p>}</div>
}
