import { sql } from 'kysely'

/** Now, by the database's clock, which all nodes share. */
export const databaseNow = sql<Date>`clock_timestamp()`

/** So many seconds from now, by the database's clock; before now with a minus. */
export const secondsFromNow = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`
