import type { OperatorCommand } from '@lagoon/contract/wire/operator/operator'

export type CommandOf<Do extends OperatorCommand['do']> = Extract<OperatorCommand, { do: Do }>

/** What was done, in words for the log; `undefined`: what the command names, a player or an incident, is not there. */
export type Done = string | undefined
