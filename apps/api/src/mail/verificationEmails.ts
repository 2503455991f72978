import { verificationAddress } from '@lagoon/contract/kyc/addresses'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import { newsOf } from '../identity/engine/words.ts'
import type { LevelStanding } from '../identity/machine/standing.ts'
import type { Addressee } from './confirmationEmail.ts'
import { writeEmail, type Email } from './email.ts'

const labels: Partial<Readonly<Record<LevelStanding['state'], string>>> = { RESUBMIT_NEEDED: 'Send it again' }

/** Tells a player how a level of their verification stands, and what is next; undefined where there is nothing to say. */
export const verificationEmail = (
  { email, firstName }: Addressee,
  origin: string,
  level: VerificationLevel,
  standing: LevelStanding,
): Email | undefined => {
  const news = newsOf(level, standing)
  return (
    news &&
    writeEmail({
      to: email,
      subject: news.title,
      greeting: `Hello ${firstName},`,
      opening: news.text,
      action: { label: labels[standing.state] ?? 'View your verification', href: origin + verificationAddress() },
      closing: ['We never ask for documents by email. You send them only from your profile.'],
    })
  )
}
