import { sql, type Kysely } from 'kysely'

/**
 * What the operator's desk has switched, for all nodes. One row holds what differs from the product as it stands; disturbances
 * have rows of their own, since each counts the calls that it still meets.
 */
const statements = [
  sql`CREATE TABLE operator_switches (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    changes jsonb NOT NULL DEFAULT '{}'
  )`,
  sql`INSERT INTO operator_switches DEFAULT VALUES`,
  sql`CREATE TABLE operator_disturbance (
    path text PRIMARY KEY,
    delay_ms integer NOT NULL CHECK (delay_ms BETWEEN 0 AND 60000),
    effect jsonb NOT NULL,
    times integer CHECK (times > 0)
  )`,
  sql`CREATE TABLE operator_action (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    command text NOT NULL,
    detail text NOT NULL
  )`,

  // Takes one call off a disturbance's count under the row's lock; the last one takes the row with it. True: the call meets it.
  sql`CREATE FUNCTION meet_disturbance(p_path text) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE v_times integer;
  BEGIN
    SELECT times INTO v_times FROM operator_disturbance WHERE path = p_path FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    IF v_times = 1 THEN DELETE FROM operator_disturbance WHERE path = p_path;
    ELSIF v_times IS NOT NULL THEN UPDATE operator_disturbance SET times = times - 1 WHERE path = p_path;
    END IF;
    RETURN true;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
