/** The names of what a route takes: `/games/:type/:id` takes `type` and `id`. */
export type ParameterOf<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never

/** The address of a route with what it takes, each encoded. */
export const addressOf = <Route extends string>(route: Route, parameters: Readonly<Record<ParameterOf<Route>, string>>): string =>
  route.replace(/:(\w+)/g, (_, name: ParameterOf<Route>) => encodeURIComponent(parameters[name]))

/** An address with a query; parts that are absent are left out. */
export const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((part): part is [string, string] => part[1] !== undefined)
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`
}
