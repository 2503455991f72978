/** The value of a JSON text; undefined for a text that is no JSON, which JSON itself cannot say. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
