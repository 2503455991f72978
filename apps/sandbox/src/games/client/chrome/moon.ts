import { moon } from '../kinds/slots/art/treasures.ts'

/** The sign of Deepwater, for an `img`. */
export const moonUrl = `data:image/svg+xml,${encodeURIComponent(moon)}`
