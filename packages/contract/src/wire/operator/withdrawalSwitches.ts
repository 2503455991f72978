import * as v from 'valibot'
import { payoutWays } from '../../withdrawal/enums.ts'

/** Minor units of prize tokens. */
const tokens = v.pipe(v.string(), v.regex(/^\d{1,15}$/))
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** Terms of withdrawals that the desk has set, for every country; what is absent stands as the operator's data says. */
const terms = v.strictObject({
  /** How long a new or changed account waits before money is sent to it. */
  newAccountHours: v.exactOptional(whole(720)),
  /** How often bonus sweep tokens are to be played. */
  playthrough: v.exactOptional(whole(100)),
  /** Ways that are closed. */
  closed: v.exactOptional(v.pipe(v.array(v.picklist(payoutWays)), v.readonly())),
  /** Countries without settings. */
  withoutSettings: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(300), v.readonly())),
  dayLimit: v.exactOptional(tokens),
  monthLimit: v.exactOptional(tokens),
  /** The most for one withdrawal where the player lives. */
  prizeLimit: v.exactOptional(tokens),
  /** Above it a proof of address is asked for; null: never. */
  addressProofAbove: v.exactOptional(v.nullable(tokens)),
})
export type SwitchedWithdrawalTerms = Readonly<v.InferOutput<typeof terms>>

/** What the desk has switched of withdrawals. */
export const withdrawalSwitches = v.object({ terms })
export type WithdrawalSwitches = Readonly<v.InferOutput<typeof withdrawalSwitches>>

/** What the desk can ask of withdrawals; what a command leaves out goes back to what the operator's data says. */
export const withdrawalCommands = [v.strictObject({ do: v.literal('withdrawalTerms'), terms })] as const
