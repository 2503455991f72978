import { coversFolder } from '@lagoon/covers/folder'

/** What stories fetch by address instead of importing it. */
export const staticDirs = [{ from: coversFolder, to: '/covers' }]
