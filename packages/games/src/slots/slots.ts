import { eightArmsDeep } from './games/eightArmsDeep.ts'
import { harbourLights } from './games/harbourLights.ts'
import { jellyfishWaltz } from './games/jellyfishWaltz.ts'
import { lanternKoi } from './games/lanternKoi.ts'
import { moonlitTides } from './games/moonlitTides.ts'
import { paperBoats } from './games/paperBoats.ts'
import { pearlDiver } from './games/pearlDiver.ts'
import { sunkenCathedral } from './games/sunkenCathedral.ts'
import { whaleSong } from './games/whaleSong.ts'
import { slotGame } from './play.ts'
import type { SlotData, SlotGame } from './slot.ts'

const all: readonly SlotData[] = [
  moonlitTides,
  pearlDiver,
  lanternKoi,
  whaleSong,
  jellyfishWaltz,
  sunkenCathedral,
  harbourLights,
  eightArmsDeep,
  paperBoats,
]

/** Every slot by its id: its data, and how it is played. */
export const slots: ReadonlyMap<string, SlotGame> = new Map(all.map((data) => [data.id, slotGame(data)]))
