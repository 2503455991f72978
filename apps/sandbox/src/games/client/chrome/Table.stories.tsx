import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seeded } from '@lagoon/games/random/seeded'
import { expect, fn, waitFor } from 'storybook/test'
import type { RoundView, SessionView } from '../../contract.ts'
import type { Json } from '@lagoon/games/json'
import type { GameRules } from '../../rules/game.ts'
import { games } from '../../rules/games.ts'
import { blackjack } from '../kinds/blackjack/blackjack.tsx'
import type { ActChoice, Kind, Stage, Steps } from '../kinds/kind.ts'
import { keno } from '../kinds/keno/keno.tsx'
import { poker } from '../kinds/poker/poker.tsx'
import { slots } from '../kinds/slots/slots.tsx'
import { videoPoker } from '../kinds/videoPoker/videoPoker.tsx'
import { spokenOutcome } from '../play/words.ts'
import type { PlayingView } from '../play/view.ts'
import type { Game } from '../play/useGame.ts'
import { Table } from './Table.tsx'

const kinds: Partial<Record<SessionView['kind'], Kind>> = {
  SLOT: slots,
  KENO: keno,
  VIDEO_POKER: videoPoker,
  BLACKJACK: blackjack,
  POKER: poker,
}
const BALANCE = 123_450n
const fairness = {
  algorithm: 'hmac-sha256-floats',
  version: 1,
  commitment: '0'.repeat(64),
  clientSeed: 'story',
  nonce: 7,
}

interface PicturedProps {
  game: string
  /** Of the round that is shown; a game at rest without one. */
  seed?: number
  choice?: Json
  /** What the player did in it, by the names of the acts. */
  acts?: readonly string[]
  /** Which of five cards were kept at the draw. */
  hold?: readonly boolean[]
  /** How many of its events the board has played; all of them without it. */
  events?: number
  view?: Partial<PlayingView>
  onStake?: (stake: bigint) => void
}

const playedRound = (game: GameRules, { seed, choice = null, acts = [], hold, events }: PicturedProps, stake: bigint): RoundView | null => {
  if (seed === undefined) return null
  const random = seeded(seed)
  let standing = game.begin(choice, stake, () => random, null)
  for (const act of acts) standing = game.act(standing.state, { act }, stake, () => random) ?? standing
  if (hold) standing = game.act(standing.state, { hold: [...hold] }, stake, () => random) ?? standing
  const { view, ended } = standing
  const outcome =
    events === undefined ? view : ({ ...(view as object), events: (view as { events: Json[] }).events.slice(0, events) } as Json)
  return {
    roundId: 'story',
    stake: String(stake),
    outcome,
    totalWin: String(ended?.totalWinMinor ?? 0n),
    balance: String(BALANCE),
    isOver: ended !== null,
    isSettled: true,
    fairness,
  }
}

/** Shows everything at once. */
const atOnce: Steps = {
  pause: () => Promise.resolve(),
  onWon: () => undefined,
  onBanner: () => undefined,
  onMoment: () => undefined,
}

/** The table of a game as a round left it; the round comes from its seed, and the board plays it without a clock. */
const Pictured = (props: PicturedProps) => {
  const game = games.get(props.game)
  const kind = game && kinds[game.kind]
  if (!game || !kind) throw new RangeError(`no game ${props.game}`)
  const stakes = game.stakesWithin({ minStake: '1', maxStake: '1000000' })
  const stake = stakes.findLast((one) => one <= 100n) ?? 1n
  const [round] = useState(() => playedRound(game, props, stake))
  const stage = useRef<Stage | null>(null)
  const [isShown, setShown] = useState(false)
  const [choices, setChoices] = useState<readonly ActChoice[]>([])
  const session: SessionView = {
    gameId: game.id,
    gameName: game.name,
    kind: game.kind,
    token: 'GAME',
    winToken: 'GAME',
    balance: String(BALANCE),
    stakes: stakes.map(String),
    seeds: { commitment: fairness.commitment, clientSeed: 'story', nonce: 8, nextCommitment: '1'.repeat(64) },
    openRound: null,
    ...(game.meters && { meters: game.meters(stakes, null) }),
  }
  const won = BigInt(round?.totalWin ?? '0')
  const view: PlayingView = {
    state: 'playing',
    phase: won > 0n ? 'win' : 'ready',
    kind,
    session,
    info: { gameId: game.id, name: game.name, provider: 'Deepwater Studios', version: game.version, facts: game.facts },
    token: 'story',
    balance: BALANCE,
    stake,
    won,
    banner: null,
    trouble: null,
    spoken: round?.isOver ? spokenOutcome(round, session, kind.spokenWin(round.outcome)) : '',
    round,
    verb: round?.isOver === false ? 'Draw' : kind.verb,
    acts: choices,
    isTurbo: false,
    ...props.view,
  }
  const show = async () => {
    if (round && kind === slots) await stage.current?.show(round, atOnce)
    setShown(true)
  }
  const nothing = () => undefined
  const [shell] = useState<Game>(() => ({
    view,
    press: () => Promise.resolve(),
    advance: () => Promise.resolve(null),
    changeStake: nothing,
    setStake: props.onStake ?? nothing,
    setTurbo: nothing,
    setChoice: (choice) => setChoices(choice.to === 'choose-act' ? choice.acts : []),
    reopen: nothing,
    end: nothing,
    setStage: (next) => {
      stage.current = next
    },
    tellShown: () => void show(),
  }))
  return (
    <div data-shown={isShown}>
      <Table view={view} game={shell} />
    </div>
  )
}

const untilShown = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(
    () => {
      void expect(canvasElement.querySelector('[data-shown="true"]')).not.toBeNull()
      void expect(canvasElement.querySelector('[data-first-board]')).toBeNull()
    },
    { timeout: 20_000 },
  ).then(() => undefined)

const meta = {
  title: 'Games/Table',
  component: Pictured,
  parameters: { theme: 'night' },
  play: untilShown,
} satisfies Meta<typeof Pictured>
export default meta
type Story = StoryObj<typeof meta>

export const MoonlitTides: Story = { args: { game: 'moonlit-tides' } }
export const HarbourLights: Story = { args: { game: 'harbour-lights' } }
export const LanternKoi: Story = { args: { game: 'lantern-koi' } }
export const WhaleSong: Story = { args: { game: 'whale-song' } }
export const JellyfishWaltz: Story = { args: { game: 'jellyfish-waltz' } }
export const SunkenCathedral: Story = { args: { game: 'sunken-cathedral' } }
export const PearlDiver: Story = { args: { game: 'pearl-diver' } }
export const EightArmsDeep: Story = { args: { game: 'eight-arms-deep' } }
export const PaperBoats: Story = { args: { game: 'paper-boats' } }

/** Wins on lines: what paid is lit, the rest is dimmed. */
export const Win: Story = { args: { game: 'harbour-lights', seed: 33 } }

/** A round of more than thirty times its bet, free spins among it: what it comes to stands over the board for a moment. A reader has it once. */
export const LargeWin: Story = {
  args: { game: 'moonlit-tides', seed: 21 },
  play: async (context) => {
    await untilShown(context)
    const plate = context.canvas.getByText('Won 31.25')
    await expect(plate).toBeVisible()
    await expect(context.canvas.getByText('31×')).toBeVisible()
    await expect(plate.closest('[aria-hidden="true"]')).not.toBeNull()
  },
}

/** A moment later: what explains it can be seen. */
export const LargeWinSeen: Story = {
  args: { game: 'moonlit-tides', seed: 21, view: { phase: 'ready' } },
  tags: ['!visual'],
  play: async (context) => {
    await untilShown(context)
    await expect(context.canvas.queryByText('31×')).toBeNull()
  },
}

/** In the middle of free spins: the water rises in the glass. */
export const FreeSpins: Story = {
  args: {
    game: 'moonlit-tides',
    seed: 21,
    events: 6,
    view: { phase: 'busy', won: 200n, banner: { name: 'Rising tide', text: 'Free spin 3 of 6', times: 'wins ×2' } },
  },
}

/** Pearls stay with their values, and the places between them turn by themselves. */
export const PearlsHeld: Story = {
  args: {
    game: 'pearl-diver',
    seed: 16,
    events: 6,
    view: { phase: 'busy', won: 0n, banner: { name: 'The dive', text: '2 respins left, 8 of 15 held', times: null } },
  },
}

/** A second win in a row, counted twice. */
export const Tumble: Story = { args: { game: 'eight-arms-deep', seed: 21, events: 4, view: { phase: 'busy' } } }

/** What sets the bet can be reached, and says that it cannot be changed. */
const betIsFixed = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  for (const name of ['Lower bet', 'Raise bet', 'Half the bet', '2× the bet', 'Max bet']) {
    const button = canvas.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    await expect(button).toHaveFocus()
  }
}

/** The line broke while the outcome was on its way; the same press is asked for again. */
export const ConnectionLost: Story = {
  args: { game: 'lantern-koi', view: { trouble: { kind: 'connection-lost' } } },
  play: async (context) => {
    await untilShown(context)
    await betIsFixed(context.canvas)
    context.canvas.getByRole('button', { name: 'Retry' }).focus()
  },
}

/** The balance does not cover the bet, and does cover a lower one. */
export const BetTooHigh: Story = {
  args: {
    game: 'whale-song',
    onStake: fn(),
    view: { balance: 50n, trouble: { kind: 'insufficient-balance', takes: 80n, verb: null } },
  },
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await untilShown(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Lower bet to 0.40' }))
    await expect(args.onStake).toHaveBeenCalledWith(40n)
    await expect(canvas.getByRole('button', { name: 'Spin' })).toHaveFocus()
  },
}

/** The balance does not cover even the lowest bet. */
export const BalanceTooLow: Story = {
  args: { game: 'whale-song', view: { balance: 12n, trouble: { kind: 'insufficient-balance', takes: 80n, verb: null } } },
}

/** A ticket after its draw. */
export const KenoDrawn: Story = { args: { game: 'pearl-draw', seed: 3, choice: { picks: [2, 9, 14, 21, 30] } } }

export const TidepoolKeno: Story = { args: { game: 'tidepool-keno' } }

/** Eighty numbers, and the bell drawn last. */
export const HarborBellKeno: Story = {
  args: { game: 'harbour-bell-keno', seed: 7, choice: { picks: [4, 11, 23, 37, 48, 62] }, view: { phase: 'ready' } },
}

/** A hand that waits for its player, as after a reload. */
export const HandResumed: Story = {
  args: { game: 'lantern-jacks', seed: 4 },
  play: async (context) => {
    await untilShown(context)
    await betIsFixed(context.canvas)
    context.canvas.getByRole('button', { name: 'Draw' }).focus()
  },
}

/** A full house, kept as it was dealt. */
export const HandWon: Story = { args: { game: 'breakwater-jacks', seed: 412, hold: [true, true, true, true, true] } }

const noSideBet = { sideMinor: '0' }

/** Two hands of a pair that was split: the acts of the first one, each with what it takes. */
export const BlackjackSplit: Story = { args: { game: 'porthole-twenty-one', seed: 34, choice: noSideBet, acts: ['SPLIT'] } }

/** Both of them beat the dealer. */
export const BlackjackWin: Story = {
  args: { game: 'porthole-twenty-one', seed: 34, choice: noSideBet, acts: ['SPLIT', 'STAND', 'STAND'] },
}

/** The flop lies; the player calls, or folds. */
export const PokerOpen: Story = { args: { game: 'hearth-holdem', seed: 82, choice: noSideBet } }

/** A full house: what counts of it is lit. */
export const PokerWin: Story = { args: { game: 'hearth-holdem', seed: 82, choice: noSideBet, acts: ['RAISE'] } }
