import { countryCode } from '@lagoon/contract/wire/ipLookup/ipLookup'
import { operatorCommand } from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import { wishShape } from '../../identity/wishShape.ts'
import { lookupModes } from '../../ipLookup/contract.ts'
import { marketingModes } from '../../marketing/contract.ts'
import { noticeWays, outcomes, startWays } from '../../payments/outcomes.ts'
import { payoutAnswerWords, payoutNoticeWords, payoutOutcomeWords } from '../../payouts/outcomes.ts'
import type { DeskCommand } from '../contract.ts'

const wish = v.object({ outcome: v.picklist(outcomes), notice: v.picklist(noticeWays), start: v.picklist(startWays) })

const namesOf = <Words extends object>(words: Words) => v.picklist(Object.keys(words) as (keyof Words & string)[])
const payoutWish = v.object({
  outcome: namesOf(payoutOutcomeWords),
  notice: namesOf(payoutNoticeWords),
  answer: namesOf(payoutAnswerWords),
})

/** The shape of what the page asks for. */
export const deskCommandShape: v.GenericSchema<unknown, DeskCommand> = v.variant('on', [
  v.object({
    on: v.literal('platform'),
    command: operatorCommand,
  }),
  v.object({
    on: v.literal('lookup'),
    settings: v.object({ mode: v.picklist(lookupModes), country: countryCode }),
  }),
  v.object({ on: v.literal('marketing'), mode: v.picklist(marketingModes) }),
  v.object({ on: v.literal('marketingCalls') }),
  v.object({ on: v.literal('nextPayment'), provider: v.string(), wish: v.nullable(wish) }),
  v.object({ on: v.literal('payment'), provider: v.string(), payment: v.string(), action: v.string() }),
  v.object({ on: v.literal('nextPayout'), provider: v.string(), wish: v.nullable(payoutWish) }),
  v.object({ on: v.literal('payout'), provider: v.string(), payout: v.string(), action: v.string() }),
  v.object({ on: v.literal('nextCheck'), provider: v.string(), wish: v.nullable(wishShape) }),
  v.object({ on: v.literal('check'), provider: v.string(), case: v.string(), action: v.string() }),
  v.object({ on: v.literal('scene'), key: v.string(), player: v.string() }),
  v.object({ on: v.literal('everything') }),
])
