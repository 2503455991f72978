import { affectedWalks } from '../../e2e/affectedWalks.ts'
import { PAGE_WALKS } from '../../e2e/capabilities.ts'
import { dependenciesOf, dependentsOf, type ModuleGraph } from '../../changed/moduleGraph.ts'

/** The folder of a flow is the capability that it is about. */
const flow = /^apps\/web\/src\/flows\/(\w+)\/\w+\.stories\.tsx$/
export const isFlow = (file: string): boolean => flow.test(file)
const capabilityOf = (file: string): string | undefined => flow.exec(file)?.[1]

/** Shows the whole app, so that by imports every flow stands on every capability. */
const app = 'apps/web/src/flows/AppAt.tsx'

/**
 * The flows that a change can affect. What it reaches within the app selects those of its capability, and of each capability that imports
 * it, as with walks; all of them where it is of none, or of one that no flow is about. A whole run, as CI's is, runs all.
 * @param flows Files of flows.
 */
export const affectedFlows = (changed: readonly string[], graph: ModuleGraph, flows: readonly string[]): readonly string[] => {
  const withoutApp = { imports: new Map([...graph.imports].filter(([importer]) => importer !== app)) }
  const direct = dependentsOf(withoutApp, changed)
  const beneathApp = dependenciesOf(graph, [app])
  const inApp = changed.filter((file) => file !== app && beneathApp.has(file))
  const walks = affectedWalks(inApp, graph)
  const capabilities = walks.scope === 'some' ? walks.folders.filter((folder) => folder !== PAGE_WALKS) : []
  const known = new Set(flows.map(capabilityOf))
  const selectsAll = inApp.length > 0 && (capabilities.length === 0 || capabilities.some((capability) => !known.has(capability)))
  return flows.filter((file) => selectsAll || direct.has(file) || capabilities.some((capability) => capability === capabilityOf(file)))
}
