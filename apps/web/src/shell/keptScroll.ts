import type { CurrentPage } from '../navigation/currentPage.atoms.ts'

/**
 * Keeps how far each entry of the history was scrolled when the player went on from it. A browser looks for that place at once on a
 * way back, while the page that is left still stands, and may be too short for it.
 */
export const createKeptScroll = () => {
  const kept = new Map<string, number>()
  let standing: string | undefined
  return {
    /** The player came to `entry`, from one that was scrolled to `left`. Answers where to scroll; undefined leaves that to the browser. */
    arrive(entry: string, arrival: CurrentPage['arrival'], left: number): number | undefined {
      if (entry === standing) return undefined
      // On a way back the browser may have scrolled the page that is left.
      if (standing !== undefined && arrival === 'PUSH') kept.set(standing, left)
      else if (standing !== undefined) kept.delete(standing)
      standing = entry
      return arrival === 'POP' ? kept.get(entry) : undefined
    },
  }
}
