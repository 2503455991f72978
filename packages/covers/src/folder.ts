import { join } from 'node:path'

/** Where the build lays the covers, one `<game id>.svg` per game; who serves pictures by address serves this folder as `/covers`. */
export const coversFolder = join(import.meta.dirname, '../dist')
