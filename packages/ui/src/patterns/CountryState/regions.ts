import { allCountries } from 'country-region-data'
import type { Option } from '../../kit/OptionList/OptionList.tsx'

const plainNames = new Intl.DisplayNames('en', { type: 'region' })

/** Every country by its ISO 3166-1 code, under the name that people use, in the order of the alphabet. */
export const countries: readonly Option[] = allCountries
  .map(([listed, code]) => ({ id: code, label: plainNames.of(code) ?? listed }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** States of a country by their codes within it; by their names where codes are missing or double. Empty for an unknown country. */
export const statesOf = (country: string): readonly Option[] => {
  const regions = allCountries.find(([, code]) => code === country)?.[2] ?? []
  const areCodesGood = regions.every(([, code]) => code) && new Set(regions.map(([, code]) => code)).size === regions.length
  return regions.map(([name, code]) => ({ id: areCodesGood ? code : name, label: name }))
}
