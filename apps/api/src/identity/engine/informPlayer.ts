import { verificationAddress } from '@lagoon/contract/kyc/addresses'
import { verificationLevels, type VerificationState } from '@lagoon/contract/kyc/enums'
import type { Transaction } from 'kysely'
import type { OutgoingMessage } from '../../db/schema.generated.ts'
import type { Schema } from '../../db/schema.ts'
import { tell } from '../../kernel/tell.ts'
import { notify } from '../../notifications/notify.ts'
import { isVerified, type CaseStanding } from '../machine/standing.ts'
import { newsOf } from './words.ts'

const emails: Partial<Readonly<Record<VerificationState, OutgoingMessage['kind']>>> = {
  COMPLETED: 'verification-completed',
  RESUBMIT_NEEDED: 'verification-resubmit',
  UNSUCCESSFUL: 'verification-unsuccessful',
  UNDER_MANUAL_VERIFICATION: 'verification-manual',
}

const tookBack = {
  title: 'Please verify again',
  text: 'Your verification is no longer valid. See what’s needed; it takes a few minutes.',
}

/** Tells the player how their verification stands now: open tabs at once; what they were not there for in the list too, and by email. */
export const informPlayer = async (
  transaction: Transaction<Schema>,
  playerId: string,
  { before, standing }: { readonly before: CaseStanding; readonly standing: CaseStanding },
): Promise<void> => {
  await tell(transaction, playerId, { topic: 'verification', isIdVerified: isVerified(standing, 'IDENTITY') })
  for (const level of verificationLevels) {
    const { state, since } = standing[level]
    if (state === before[level].state) continue
    const news = newsOf(level, standing[level]) ?? (before[level].state === 'COMPLETED' ? tookBack : undefined)
    if (!news) continue
    const key = `verification:${level}:${state}:${since?.getTime() ?? before[level].since?.getTime() ?? 0}`
    await notify(transaction, { playerId, key, topic: 'IDENTITY', ...news, href: verificationAddress() })
    const kind = emails[state]
    if (kind) await transaction.insertInto('outgoing_message').values({ player_id: playerId, kind }).execute()
  }
}
