import { fish, lotus, shell } from './creatures.ts'
import { letters, nightTones } from './letters.ts'
import { scatter, wild } from './specials.ts'
import { lantern, moon, pearl } from './treasures.ts'

/** The symbols of Moonlit Tides. */
export const symbolArt: Readonly<Record<string, string>> = {
  moon,
  pearl,
  lantern,
  fish,
  shell,
  lotus,
  ...letters(nightTones),
  wild,
  scatter,
}
