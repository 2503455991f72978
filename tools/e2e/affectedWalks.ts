import { dependentsOf, type ModuleGraph } from '../changed/moduleGraph.ts'
import { PAGE_WALKS, walksAbout } from './capabilities.ts'

/** Which folders of walks a change can affect: all of them and why, or some. */
export type AffectedWalks =
  | { readonly scope: 'all'; readonly because: string }
  | { readonly scope: 'some'; readonly folders: readonly string[] }

/** What the browser is sent, or is answered with a page. */
const reachesPages = /^(packages|apps\/web)\//

/** `graph` without what composes the capabilities: the table of all routes and that of the profile's tabs import each of them. */
const withinCapabilities = ({ imports }: ModuleGraph): ModuleGraph => ({
  imports: new Map([...imports].filter(([importer]) => walksAbout(importer) !== undefined)),
})

/**
 * The folders of walks to run for changed files: those of each file's own capability, and of each capability that imports the file. A file
 * of no capability selects all of them.
 *
 * What a capability changes in the database for another one is seen by no import: so a whole run, as CI's is, walks everything.
 */
export const affectedWalks = (changed: readonly string[], graph: ModuleGraph): AffectedWalks => {
  const because = changed.find((file) => walksAbout(file) === undefined)
  if (because !== undefined) return { scope: 'all', because }
  const seen = changed.filter((file) => walksAbout(file)?.length !== 0)
  const folders = [...dependentsOf(withinCapabilities(graph), seen)].flatMap((file) => walksAbout(file) ?? [])
  const pages = seen.some((file) => reachesPages.test(file)) ? [PAGE_WALKS] : []
  return { scope: 'some', folders: [...new Set([...folders, ...pages])].sort() }
}
