import { sql } from 'kysely'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

interface Names {
  readonly email: string
  readonly phone: string
  readonly displayName: string
}

/** What of these belongs to another player already, the first in the order of the form. Display names are public, the other two by §8. */
export const collision = async (
  { database }: Pick<Services, 'database'>,
  { email, phone, displayName }: Names,
  exceptPlayerId: string | null = null,
): Promise<Problem | undefined> => {
  const others = sql`FROM player WHERE id IS DISTINCT FROM ${exceptPlayerId}::uuid`
  const { rows } = await sql<{ email: boolean; phone: boolean; name: boolean }>`SELECT
    EXISTS (SELECT 1 ${others} AND lower(email) = lower(${email})) AS email,
    EXISTS (SELECT 1 ${others} AND phone = ${phone}) AS phone,
    EXISTS (SELECT 1 ${others} AND lower(display_name) = lower(${displayName})) AS name`.execute(database.kysely)
  if (rows[0]?.email) return new Problem(409, 'EMAIL_IN_USE', 'Email Id is already in use.')
  if (rows[0]?.phone) return new Problem(409, 'PHONE_REGISTERED', 'Your phone number is already registered')
  return rows[0]?.name ? new Problem(409, 'DISPLAY_NAME_TAKEN', `The display name ${displayName} is already taken.`) : undefined
}
