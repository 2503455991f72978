import { docSetTypes } from '@lagoon/contract/wire/sumsub/sumsub'
import * as v from 'valibot'
import { mendableLabels, noticeWays, outcomes } from './outcomes.ts'

/** What a page may wish for. */
export const wishShape = v.object({
  outcome: v.picklist(outcomes),
  notice: v.picklist(noticeWays),
  ask: v.object({ set: v.picklist(docSetTypes), label: v.picklist(mendableLabels) }),
})
