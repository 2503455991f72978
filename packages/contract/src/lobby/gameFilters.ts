/** What a list of games is narrowed by; all of it at once. */
export interface GameFilters {
  /** As typed. */
  readonly search: string
  /** None chosen means every one. */
  readonly providerIds: readonly string[]
  readonly isPlayableOnly: boolean
  readonly isNewOnly: boolean
}

export const noFilters: GameFilters = { search: '', providerIds: [], isPlayableOnly: false, isNewOnly: false }

export const isNarrowed = ({ search, providerIds, isPlayableOnly, isNewOnly }: GameFilters): boolean =>
  search.trim() !== '' || providerIds.length > 0 || isPlayableOnly || isNewOnly
