import type { PackageArt } from './enums.ts'

/** Where the picture of a package stands on the app's origin. */
export const packageArtAddress = (art: PackageArt): string => `/covers/package-${art.toLowerCase()}.svg`
