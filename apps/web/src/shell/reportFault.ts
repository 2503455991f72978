import type { Domain } from '@lagoon/domain/assembly/domain'
import { reportFault } from '@lagoon/domain/shell/shell.operations'

const MOST_PLACES = 10
const reported = new Set<string>()

/** What the log may hold of an error: its kind and the places in our files. Its message may hold what somebody typed. */
export const faultOf = (error: unknown, page: string) => {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const places = Array.from(stack.matchAll(/[\w.-]+\.m?[jt]sx?(?:\?[^\s:]*)?(:\d+:\d+)/g), ([place]) => place.replace(/\?[^:]*/, ''))
  return { kind: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error', page, places: places.slice(0, MOST_PLACES) }
}

/** Tells the server that a page broke, once for each fault; nobody waits for it, and nobody is told where it fails. */
export const sendFault = ({ client }: Pick<Domain, 'client'>, error: unknown, page: string): void => {
  const input = faultOf(error, page)
  const key = JSON.stringify(input)
  if (reported.has(key)) return
  reported.add(key)
  void client.call(reportFault, { input }, { isQuiet: true })
}
