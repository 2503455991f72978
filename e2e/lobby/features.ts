import { fishes } from '@lagoon/games/fish/fishes'
import { kenos } from '@lagoon/games/keno/kenos'
import { slots } from '@lagoon/games/slots/slots'
import { videoPokers } from '@lagoon/games/videoPoker/videoPokers'
import { blackjacks } from '@lagoon/games/blackjack/blackjacks'
import type { BlackjackView } from '../../apps/sandbox/src/games/rules/blackjack/view.ts'
import type { FishView } from '../../apps/sandbox/src/games/rules/fish/fish.ts'
import type { Standing } from '../../apps/sandbox/src/games/rules/game.ts'
import type { HousePokerView } from '../../apps/sandbox/src/games/rules/housePoker/view.ts'
import type { KenoView } from '../../apps/sandbox/src/games/rules/keno/keno.ts'
import type { SlotView } from '../../apps/sandbox/src/games/rules/slots/slotView.ts'
import type { VideoPokerView } from '../../apps/sandbox/src/games/rules/videoPoker/videoPoker.ts'
import type { Wanted } from './chooseSeed.ts'

/** What a game has beside plain wins and losses, and how it is told among the last rounds. */
export interface Feature extends Wanted {
  /** Names of the buttons that the player presses after the round began, in this order. */
  readonly presses: readonly RegExp[]
  readonly told: RegExp
}

const shown = <View>({ view }: Standing): View => view as unknown as View
const won = ({ ended }: Standing): boolean => (ended?.totalWinMinor ?? 0n) > 0n

/** Numbers that a walk picks. */
export const kenoPicks = [1, 2, 10] as const

const atOnce = { choice: null, acts: [], presses: [] } as const

/** A slot’s jackpot, which one round in thousands brings. */
export const jackpot: Wanted = {
  ...atOnce,
  isWanted: (end) => shown<SlotView>(end).events.some(({ type }) => type === 'JACKPOT'),
}
export const tenLosses: Wanted = { ...atOnce, rounds: 10, isWanted: (end) => !won(end) }

/** Free spins, held symbols or, of slots that have neither, winners that vanish three times in a row. */
const ofSlot: Feature = {
  ...atOnce,
  isWanted: (end) => {
    const { events } = shown<SlotView>(end)
    const isFeature = (type: string, step: number) => type === 'FREE_SPINS' || type === 'HOLD' || (type === 'TUMBLE' && step >= 3)
    return won(end) && events.some((event) => isFeature(event.type, 'step' in event ? event.step : 0))
  },
  told: /\d+ (free spins|held symbols|winning groups)/,
}
/** What a slot without any of these shows at best: several lines that pay at once. */
const ofPlainSlot: Feature = {
  ...atOnce,
  isWanted: (end) => shown<SlotView>(end).events.some((event) => event.type === 'WIN' && event.wins.length >= 3),
  told: /\d+ winning (combinations|groups)/,
}
/** Every number that was picked. */
const ofKeno: Feature = {
  ...atOnce,
  choice: { picks: [...kenoPicks] },
  isWanted: (end) => kenoPicks.every((pick) => shown<KenoView>(end).drawn.includes(pick)),
  told: /[34] hits/,
}
/** Four of a kind in the first five cards, all of which are held. */
const ofVideoPoker: Feature = {
  ...atOnce,
  acts: [{ hold: [true, true, true, true, true] }],
  presses: [/^1: /, /^2: /, /^3: /, /^4: /, /^5: /, /^Stand/],
  isWanted: (end) => shown<VideoPokerView>(end).paying?.hand === 'FOUR_OF_A_KIND',
  told: /Four of a kind/,
}
/** A pair that is split, and pays. */
const ofBlackjack: Feature = {
  ...atOnce,
  choice: { sideMinor: '0' },
  acts: [{ act: 'SPLIT' }, { act: 'STAND' }, { act: 'STAND' }],
  presses: [/^Split/, /^Stand/, /^Stand/],
  isWanted: (end) => shown<BlackjackView>(end).hands.every(({ outcome }) => outcome === 'WON'),
  told: /\d+ and \d+ against/,
}
/** A flush that beats the dealer's hand. */
const ofHousePoker: Feature = {
  ...atOnce,
  choice: { sideMinor: '0' },
  acts: [{ act: 'RAISE' }],
  presses: [/^(Call|Play|Raise)/],
  isWanted: (end) => shown<HousePokerView>(end).hand.ranking === 'FLUSH' && shown<HousePokerView>(end).ended === 'WIN',
  told: /Flush against/,
}
/** The fish that lights the field or, where none does, the largest of all. */
const ofFish = (id: string): Feature => {
  const { light, targets } = fishes.get(id)!.rules
  const target = light?.target ?? targets.at(-1)!.id
  return {
    ...atOnce,
    choice: { target },
    isWanted: (end) => shown<FishView>(end).isCaught,
    told: new RegExp(`${target} caught`, 'i'),
  }
}

export const featureOf = (id: string): Feature => {
  const slot = slots.get(id)
  if (slot) return Object.keys(slot.figures.oneIn).length > 0 ? ofSlot : ofPlainSlot
  if (kenos.has(id)) return ofKeno
  if (videoPokers.has(id)) return ofVideoPoker
  if (fishes.has(id)) return ofFish(id)
  return blackjacks.has(id) ? ofBlackjack : ofHousePoker
}
