import type { ColumnType, Generated } from 'kysely'
import type { GameType } from '@lagoon/domain/lobby/lobby.state'
import type { TokenKind } from '@lagoon/domain/money/money'
import type { WalletToken, SlotRoundReport } from '@lagoon/domain/contract/seamlessWallet'

/** Written by the database's functions only. */
type ReadOnly<T> = ColumnType<T, never, never>
/** Given as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

export interface WalletTable {
  player_id: ReadOnly<string>
  version: ReadOnly<bigint>
}

export interface AccountTable {
  id: ReadOnly<bigint>
  /** Null: the house, which keeps no balance. */
  player_id: ReadOnly<string | null>
  kind: ReadOnly<TokenKind>
  balance: ReadOnly<bigint | null>
}

export interface LedgerTxTable {
  id: ReadOnly<bigint>
  scope: ReadOnly<string>
  key: ReadOnly<string>
  request_hash: ReadOnly<Buffer>
  type: ReadOnly<'GRANT' | 'BET' | 'WIN' | 'ROLLBACK' | 'TOMBSTONE'>
  player_id: ReadOnly<string>
  reply: ReadOnly<string>
  created_at: ReadOnly<Date>
}

export interface EntryTable {
  id: ReadOnly<bigint>
  tx_id: ReadOnly<bigint>
  account_id: ReadOnly<bigint>
  kind: ReadOnly<TokenKind>
  amount: ReadOnly<bigint>
  balance_after: ReadOnly<bigint | null>
}

export interface OutboxTable {
  id: Generated<bigint>
  player_id: string
  message_id: Generated<string>
  body: Json<Record<string, unknown>>
  created_at: Generated<Date>
}

export interface ProviderTable {
  id: string
  name: string
}

export interface GameTable {
  /** Also the slug. */
  id: string
  provider_id: string
  name: string
  type: GameType
  summary: string
  rules: Json<string[]>
  tokens: Json<TokenKind[]>
  return_to_player_bp: number | null
  volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null
  paylines: number | null
  min_stake: bigint
  max_stake: bigint
  is_playable: boolean
  is_new: boolean
  is_featured: boolean
  rank: number
}

export interface GameSessionTable {
  id: Generated<string>
  player_id: string
  game_id: string
  token: WalletToken
  win_token: 'GAME' | 'PRIZE'
  started_at: Generated<Date>
  expires_at: Date
  ended_at: ColumnType<Date | null, null | undefined, Date>
}

export interface LaunchTokenTable {
  token_hash: Buffer
  game_session_id: string
  expires_at: Date
  used_at: ColumnType<Date | null, null | undefined, Date>
}

export interface ProviderNonceTable {
  provider_id: string
  nonce: string
  expires_at: Date
}

export interface RoundTable {
  id: ReadOnly<bigint>
  provider_id: ReadOnly<string>
  gameplay_id: ReadOnly<string>
  game_session_id: ReadOnly<string>
  player_id: ReadOnly<string>
  game_id: ReadOnly<string>
  type: ReadOnly<GameType>
  token: ReadOnly<WalletToken>
  win_token: ReadOnly<'GAME' | 'PRIZE'>
  bet: ReadOnly<bigint>
  win: ReadOnly<bigint>
  state: ReadOnly<'OPEN' | 'SETTLED' | 'ROLLED_BACK'>
  bet_tx_id: ReadOnly<bigint>
  played_at: ReadOnly<Date>
  closed_at: ReadOnly<Date | null>
  detail: ReadOnly<SlotRoundReport | null>
}

/** Tables of migrations 0002 and 0003. */
export interface MoneyTables {
  wallet: WalletTable
  account: AccountTable
  ledger_tx: LedgerTxTable
  entry: EntryTable
  outbox: OutboxTable
  provider: ProviderTable
  game: GameTable
  game_session: GameSessionTable
  launch_token: LaunchTokenTable
  provider_nonce: ProviderNonceTable
  round: RoundTable
}
