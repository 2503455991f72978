import { fairDraw } from '@lagoon/games/fair/stream'
import { possibleActs, refuseAct, type TableAct } from '@lagoon/games/holdemTable/acts'
import type { Table } from '@lagoon/games/holdemTable/table'
import { houseAct } from './housePlayer.ts'
import type { Pace } from './pace.ts'
import type { TableSeeds } from './seeds.ts'

const chanceOf = ({ houseSeed }: TableSeeds, turn: string, use: 'act' | 'wait', nonce: number) =>
  fairDraw({ serverSeed: houseSeed, clientSeed: `${use}:${turn}`, nonce })

/** What the player of the house in turn does: the same for the same seeds and the same table. */
export const houseTurn = (table: Table, bigBlind: number, seeds: TableSeeds, turn: string): TableAct => {
  const { hand } = table
  const player = hand?.players.find(({ seat }) => seat === hand.toAct)
  if (!hand || !player) throw new RangeError('nobody is in turn')
  const sight = {
    cards: player.cards,
    board: hand.board,
    opponents: hand.players.filter(({ seat, isFolded }) => !isFolded && seat !== player.seat).length,
    pot: hand.players.reduce((sum, { total }) => sum + total, 0),
    bet: hand.bet,
    ownBet: player.bet,
    bigBlind,
    acts: possibleActs(table),
  }
  const act = houseAct(sight, chanceOf(seeds, turn, 'act', hand.number))
  if (refuseAct(table, act) !== null) throw new RangeError(`a player of the house may not ${act.name}`)
  return act
}

/** How long a player of the house thinks, whatever the cards are. */
export const houseWait = (seeds: TableSeeds, turn: string, [least, most]: Pace['houseMs']): number =>
  least + chanceOf(seeds, turn, 'wait', 0)(Math.max(1, most - least + 1))
