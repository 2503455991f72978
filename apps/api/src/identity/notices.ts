import type { Webhook } from '../kernel/inbox/sender.ts'
import { putOffUnknown, webhookOf } from '../kernel/partyNotices.ts'
import type { Services } from '../services.ts'
import { askProvider } from './engine/ask.ts'
import { recordReading } from './engine/record.ts'
import { factsOf, type KycCaseRow } from './engine/rows.ts'
import type { Speaker } from './identity.ts'
import type { IdentityReading, IdentitySubject } from './protocol.ts'

const caseNamed = async (services: Pick<Services, 'database'>, party: string, { reference }: IdentitySubject) => {
  const { kysely } = services.database
  return kysely.selectFrom('kyc_case').selectAll().where('party', '=', party).where('reference', '=', reference).executeTakeFirst()
}

/** Whether something else was said of the level at the very moment of a notice: then the provider is to be asked which holds. */
const isTied = async ({ database }: Pick<Services, 'database'>, playerId: string, { level, at, word }: IdentityReading) =>
  (await factsOf(database.kysely, playerId)).some(
    (fact) => fact.level === level && fact.source === 'WEBHOOK' && fact.at.getTime() === at.getTime() && fact.word !== word,
  )

/** The notices of an identity provider as webhooks: each that is about a player of ours is recorded, in the transaction that ends it. */
export const identityWebhook = (services: Services, { party, protocol: { notices } }: Speaker): Webhook => {
  const asked = async (kept: KycCaseRow, of: IdentitySubject, level: IdentityReading['level'], signal: AbortSignal) => {
    const answer = await askProvider(services, { ...kept, applicant_id: of.applicantId }, level, signal)
    if (!answer) throw new Error(`${party.id} sent a notice of a person that it does not know when asked`)
    return answer
  }
  return webhookOf(party, notices, async (said, event, signal) => {
    const { of } = said
    const kept = await caseNamed(services, party.id, of)
    if (!kept) {
      putOffUnknown(event, 'no player is known by this reference, or not yet')
      return { drop: 'about no player of ours' }
    }
    if (kept.applicant_id !== null && kept.applicant_id !== of.applicantId) return { drop: 'about another person than the player’s' }
    const raw = event.body.toString('utf8').replaceAll('\0', '')
    const notice = 'reading' in said ? said.reading : undefined
    const needsAnswer = notice === undefined || (await isTied(services, kept.player_id, notice))
    const level = 'reading' in said ? said.reading.level : said.level
    const answer = needsAnswer ? await asked(kept, of, level, signal) : undefined
    return {
      apply: async (transaction) => {
        if (notice) await recordReading(transaction, kept.player_id, { of, reading: notice }, { source: 'WEBHOOK', raw })
        if (answer)
          await recordReading(transaction, kept.player_id, { of, reading: answer }, { source: 'STATUS', raw: JSON.stringify(answer) })
      },
    }
  })
}
