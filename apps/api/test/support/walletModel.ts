import type { TokenKind } from '@lagoon/contract/money/money'

/** Game tokens that a player begins with, minor units: without any there is no wallet yet. */
export const FIRST = 1n
/** What is bought in the model: the tokens of `purchaseOf`. */
const BOUGHT = { GAME: 500_000n, SWEEP: 2_000n } as const
/** Bounds of one withdrawal by Skrill and of all within a day, minor units of prize tokens, by the terms of the demo. */
const LEAST = 5_000n
const DAY_LIMIT = 1_000_000n
const ONE_TOKEN = 100n
const TIP_MINIMUM = 100n

const bonusKinds = ['GAME', 'SWEEP', 'TIP'] as const
/** What is played, and the kind that it wins. */
const winsAs = { GAME: 'GAME', SWEEP: 'PRIZE' } as const
type Played = keyof typeof winsAs

/** One thing that is done with a wallet. `id` is what a repeat is known by, `of` the `id` of the command that it is about. */
export type Command =
  | { readonly type: 'purchase'; readonly id: number }
  | { readonly type: 'paid' | 'expire'; readonly id: number; readonly of: number }
  | { readonly type: 'bonus'; readonly id: number; readonly kind: (typeof bonusKinds)[number]; readonly minor: bigint }
  | { readonly type: 'bet'; readonly id: number; readonly kind: Played; readonly minor: bigint }
  | { readonly type: 'win'; readonly id: number; readonly of: number; readonly minor: bigint }
  | { readonly type: 'tip'; readonly id: number; readonly minor: bigint }
  | { readonly type: 'withdraw'; readonly id: number; readonly minor: bigint }
  | { readonly type: 'cancel' | 'approve' | 'payout'; readonly id: number; readonly of: number }

export type Outcome = 'DONE' | 'REFUSED'
type PaymentState = 'SENT' | 'EXPIRED' | 'SUCCEEDED'
type WithdrawalState = 'REQUESTED' | 'CANCELLED' | 'APPROVED' | 'PAID'

/** A wallet as it has to be: what can be spent, what is held, and how everything stands that may still change it. */
export class WalletModel {
  readonly tokens: Record<TokenKind, bigint> = { GAME: FIRST, SWEEP: 0n, BONUS_SWEEP: 0n, PRIZE: 0n, TIP: 0n }
  held = 0n
  readonly payments = new Map<number, PaymentState>()
  readonly withdrawals = new Map<number, { readonly minor: bigint; state: WithdrawalState }>()
  readonly rounds = new Map<number, { readonly kind: Played; isOpen: boolean }>()
  readonly #booked = new Set<number>()

  /** What has to come of a command; a repeat of one that was booked is answered as the first. */
  take(command: Command): Outcome {
    if (this.#booked.has(command.id)) return 'DONE'
    const outcome = this.#do(command)
    const isMove = command.type !== 'cancel' && command.type !== 'approve' && command.type !== 'payout'
    if (outcome === 'DONE' && isMove) this.#booked.add(command.id)
    return outcome
  }

  #do(command: Command): Outcome {
    switch (command.type) {
      case 'purchase':
        this.payments.set(command.id, 'SENT')
        return 'DONE'
      case 'paid':
        // Money that comes late is credited too, and however often it is told of, once.
        if (this.payments.get(command.of) !== 'SUCCEEDED') {
          this.tokens.GAME += BOUGHT.GAME
          this.tokens.SWEEP += BOUGHT.SWEEP
        }
        this.payments.set(command.of, 'SUCCEEDED')
        return 'DONE'
      case 'expire':
        if (this.payments.get(command.of) === 'SENT') this.payments.set(command.of, 'EXPIRED')
        return 'DONE'
      case 'bonus':
        this.tokens[command.kind] += command.minor
        return 'DONE'
      case 'bet':
        if (!this.#spend(command.kind, command.minor)) return 'REFUSED'
        this.rounds.set(command.id, { kind: command.kind, isOpen: true })
        return 'DONE'
      case 'win':
        return this.#win(command)
      case 'tip':
        return command.minor >= TIP_MINIMUM && this.#spend('TIP', command.minor) ? 'DONE' : 'REFUSED'
      case 'withdraw':
        return this.#withdraw(command)
      default:
        return this.#decide(command)
    }
  }

  #spend(kind: TokenKind, minor: bigint): boolean {
    if (this.tokens[kind] < minor) return false
    this.tokens[kind] -= minor
    return true
  }

  #win({ of, minor }: Command & { readonly type: 'win' }): Outcome {
    const round = this.rounds.get(of)
    if (!round?.isOpen) return 'REFUSED'
    round.isOpen = false
    this.tokens[winsAs[round.kind]] += minor
    return 'DONE'
  }

  #withdraw({ id, minor }: Command & { readonly type: 'withdraw' }): Outcome {
    const counted = [...this.withdrawals.values()].reduce((sum, one) => (one.state === 'CANCELLED' ? sum : sum + one.minor), 0n)
    if (minor % ONE_TOKEN !== 0n || minor < LEAST || counted + minor > DAY_LIMIT) return 'REFUSED'
    if (!this.#spend('PRIZE', minor)) return 'REFUSED'
    this.held += minor
    this.withdrawals.set(id, { minor, state: 'REQUESTED' })
    return 'DONE'
  }

  #decide({ type, of }: Command & { readonly type: 'cancel' | 'approve' | 'payout' }): Outcome {
    const withdrawal = this.withdrawals.get(of)
    if (!withdrawal) return 'REFUSED'
    if (type === 'cancel' && withdrawal.state === 'CANCELLED') return 'DONE'
    const [from, to] = { cancel: ['REQUESTED', 'CANCELLED'], approve: ['REQUESTED', 'APPROVED'], payout: ['APPROVED', 'PAID'] }[type] as [
      WithdrawalState,
      WithdrawalState,
    ]
    if (withdrawal.state !== from) return 'REFUSED'
    withdrawal.state = to
    if (to !== 'APPROVED') this.held -= withdrawal.minor
    if (to === 'CANCELLED') this.tokens.PRIZE += withdrawal.minor
    return 'DONE'
  }
}

/** Commands of one run, by a seeded stream of numbers: what one is about is mostly there, mostly possible, and sometimes neither. */
export function* commandsOf(random: () => number, count: number): Generator<Command> {
  const below = (limit: number): number => Math.floor(random() * limit)
  const made: Record<'purchase' | 'bet' | 'withdraw', number[]> = { purchase: [], bet: [], withdraw: [] }
  const before: Command[] = []
  /** The newest ones are the likeliest. */
  const anyOf = (ids: readonly number[]): number => ids[ids.length - 1 - below(Math.min(ids.length, 6))] ?? 0
  const next = (id: number): Command => {
    const kind = below(100)
    if (kind < 8) return { type: 'purchase', id }
    if (kind < 17) return { type: 'paid', id, of: anyOf(made.purchase) }
    if (kind < 22) return { type: 'expire', id, of: anyOf(made.purchase) }
    if (kind < 30) return { type: 'bonus', id, kind: bonusKinds[below(3)] ?? 'GAME', minor: BigInt(1 + below(3_000)) }
    if (kind < 50) return { type: 'bet', id, kind: random() < 0.5 ? 'GAME' : 'SWEEP', minor: BigInt(1 + below(2_500)) }
    if (kind < 68) return { type: 'win', id, of: anyOf(made.bet), minor: BigInt(random() < 0.4 ? 0 : below(60_000)) }
    if (kind < 74) return { type: 'tip', id, minor: BigInt(50 + below(2_000)) }
    if (kind < 84) return { type: 'withdraw', id, minor: BigInt(random() < 0.9 ? 100 * (45 + below(300)) : 1 + below(20_000)) }
    if (kind < 89) return { type: 'cancel', id, of: anyOf(made.withdraw) }
    if (kind < 95) return { type: 'approve', id, of: anyOf(made.withdraw) }
    return { type: 'payout', id, of: anyOf(made.withdraw) }
  }
  for (let id = 1; id <= count; id += 1) {
    const again = before.length > 0 && random() < 0.1 ? before[below(before.length)] : undefined
    const candidate = again ?? next(id)
    // What nobody has begun yet cannot be told about: it is begun.
    const isAbout = 'of' in candidate && candidate.of === 0
    const command: Command = isAbout ? { type: 'bonus', id, kind: 'SWEEP', minor: 2_000n } : candidate
    if (command.type in made) made[command.type as keyof typeof made].push(command.id)
    before.push(command)
    yield command
  }
}
