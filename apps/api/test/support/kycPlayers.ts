import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { newPlayer } from './players.ts'

/** What a profile has to say before a verification begins. */
export const kycProfile = {
  first_name: 'Ada',
  last_name: 'Example',
  date_of_birth: '1990-05-17',
  gender: 'FEMALE',
  address: '1 Quay Street',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
  country: 'US',
} as const

/** Fills in a profile; the name is one that nobody else has unless the test names one. */
export const fillProfile = async (
  database: Kysely<Schema>,
  playerId: string,
  more: Partial<Record<keyof typeof kycProfile, string>> = {},
): Promise<void> => {
  const name = randomUUID().replaceAll(/[\d-]/g, '')
  const values = { ...kycProfile, last_name: `Example ${name}`, ...more }
  await sql`UPDATE player SET first_name = ${values.first_name}, last_name = ${values.last_name}, gender = ${values.gender},
    date_of_birth = ${values.date_of_birth}::date, address = ${values.address}, city = ${values.city}, state = ${values.state},
    zip = ${values.zip}, country = ${values.country} WHERE id = ${playerId}::uuid`.execute(database)
}

/** A player with everything that a verification asks for. */
export const kycPlayer = async (database: Kysely<Schema>, more: Partial<Record<keyof typeof kycProfile, string>> = {}): Promise<string> => {
  const playerId = await newPlayer(database)
  await fillProfile(database, playerId, more)
  return playerId
}
