/** Something that is fetched once, whoever asks for it and however often; again where that failed. */
export const fetchOnce = <Value>(fetch: () => Promise<Value>) => {
  let fetching: Promise<Value> | undefined
  let arrived: Value | undefined
  return {
    load: (): Promise<Value> =>
      (fetching ??= fetch().then(
        (value) => (arrived = value),
        (error: unknown) => {
          fetching = undefined
          throw error
        },
      )),
    /** What was fetched; undefined until it has arrived. */
    arrived: (): Value | undefined => arrived,
  }
}
