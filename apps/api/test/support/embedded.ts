import { openDatabase, type Database } from '../../src/db/database.ts'
import { quiet } from './quiet.ts'

/** An empty embedded database in memory, gone when it is closed. */
export const embeddedDatabase = (): Promise<Database> => openDatabase({ dataDir: 'memory://', log: quiet })
