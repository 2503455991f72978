/**
 * The two style elements that react-aria puts into the page: touch behavior of pressable parts, and no scrolling behind a
 * dialog. Their text never changes within a version, so the policy names them by hash; a page can then be cached and
 * compressed once, which a nonce would forbid. `styleHashes.test.ts` compares them with the installed version.
 */
export const reactAriaStyleHashes = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const
