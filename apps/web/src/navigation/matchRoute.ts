import { parse } from 'regexparam'
import type { RouteEntry } from '../routes/routeEntry.ts'

export interface RouteMatch {
  readonly entry: RouteEntry
  /** What the pattern names, decoded. */
  readonly params: Readonly<Record<string, string>>
}

const read = (path: string) => parse(path)
const patterns = new Map<string, ReturnType<typeof read>>()
const patternOf = (path: string) => {
  const pattern = patterns.get(path) ?? read(path)
  patterns.set(path, pattern)
  return pattern
}

/** A part of an address, decoded as far as it can be. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone percent sign stands for itself, as in React Router.
    return text
  }
}

/** A pathname as patterns are held against it: each segment decoded, but for a slash inside one, and no slash at the end. */
const comparable = (pathname: string): string =>
  pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => decoded(segment).replaceAll('/', '%2F'))
    .join('/')

/** What a pattern of the address catalog names; undefined where it does not fit. Case does not matter. */
const paramsIn = (path: string, compared: string): RouteMatch['params'] | undefined => {
  const { keys, pattern } = patternOf(path)
  const found = pattern.exec(compared)
  return found === null ? undefined : Object.fromEntries(keys.map((key, at) => [key, (found[at + 1] ?? '').replaceAll('%2F', '/')]))
}

/** The first route that fits a pathname, as React Router would find it: a test compares both. */
export const matchRoute = (routes: readonly RouteEntry[], pathname: string): RouteMatch => {
  const compared = comparable(pathname)
  for (const entry of routes) {
    const params = paramsIn(entry.path, compared)
    if (params !== undefined) return { entry, params }
  }
  throw new Error(`no route fits ${pathname}: the last one of the table should fit everything`)
}
