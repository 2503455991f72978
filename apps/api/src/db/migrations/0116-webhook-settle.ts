import { sql, type Kysely } from 'kysely'

/**
 * `settle_webhook` is what the inbox does at the beginning of the transaction that applies an event (`kernel/inbox/handOn.ts`), in one
 * call instead of three: it locks the event's subject, and ends the event where it still waits and stands to later ones as its handler
 * was told. False: another node was faster. The lock comes before the look: of a function that may write, each statement sees what
 * was committed when it began.
 */
const statements = [
  sql`CREATE FUNCTION settle_webhook(p_id bigint, p_is_late boolean, p_attempts integer, p_state text, p_reason text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE e webhook_event;
  BEGIN
    SELECT * INTO e FROM webhook_event WHERE id = p_id;
    PERFORM pg_advisory_xact_lock(hashtextextended(array_to_json(ARRAY[e.kind, e.party, e.subject])::text, 0));
    UPDATE webhook_event SET attempts = p_attempts, state = p_state, reason = p_reason
      WHERE id = p_id AND state = 'WAITING' AND p_is_late = EXISTS (SELECT 1 FROM webhook_event later
        WHERE later.kind = e.kind AND later.party = e.party AND later.subject = e.subject AND later.state = 'DONE' AND later.at > e.at);
    RETURN FOUND;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
