import { sql, type Kysely } from 'kysely'

/** What a payment takes of an offer or a coupon belongs to it; and a claim says whether it took one of a stock. */
const statements = [
  sql`ALTER TABLE package_claim ADD COLUMN takes_stock boolean NOT NULL DEFAULT false`,
  sql`ALTER TABLE package_claim ADD CONSTRAINT package_claim_payment FOREIGN KEY (payment_id) REFERENCES payment (id)`,
  sql`ALTER TABLE coupon_use ADD CONSTRAINT coupon_use_payment FOREIGN KEY (payment_id) REFERENCES payment (id)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
