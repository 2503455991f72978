import { vi } from 'vitest'

/** Makes `URL.canParse` and `URL.parse` fail, which older browsers do not have, until `vi.restoreAllMocks`. */
export const olderUrl = () =>
  (['canParse', 'parse'] as const).map((name) =>
    vi.spyOn(URL, name).mockImplementation(() => {
      throw new TypeError('not there')
    }),
  )
