/** `URL.parse` and `URL.canParse` for browsers that do not have them yet: undefined for what is no address. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
