import { coralforgeCards } from './coralforge/cards.ts'
import { coralforgeCrash } from './coralforge/crash.ts'
import { coralforgeFish } from './coralforge/fish.ts'
import { coralforgeKeno } from './coralforge/keno.ts'
import { coralforgeSlotsForge } from './coralforge/slotsForge.ts'
import { coralforgeSlotsBrass } from './coralforge/slotsBrass.ts'
import { coralforgeSlotsTreasure } from './coralforge/slotsTreasure.ts'
import { coralforgeTables } from './coralforge/tables.ts'
import type { Cover } from './cover.ts'
import { deepwaterCrash } from './deepwater/crash.ts'
import { deepwaterFish } from './deepwater/fish.ts'
import { deepwaterKeno } from './deepwater/keno.ts'
import { deepwaterSlotsFar } from './deepwater/slotsFar.ts'
import { deepwaterSlotsHarbour } from './deepwater/slotsHarbour.ts'
import { deepwaterSlotsNear } from './deepwater/slotsNear.ts'
import { deepwaterTables } from './deepwater/tables.ts'
import { deepwaterVideoPoker } from './deepwater/videoPoker.ts'
import { northlightCrash } from './northlight/crash.ts'
import { northlightFish } from './northlight/fish.ts'
import { northlightKeno } from './northlight/keno.ts'
import { northlightSlotsHunt } from './northlight/slotsHunt.ts'
import { northlightSlotsSea } from './northlight/slotsSea.ts'
import { northlightSlotsIce } from './northlight/slotsIce.ts'
import { northlightTables } from './northlight/tables.ts'

/** Every cover there is. */
export const gallery: readonly Cover[] = [
  ...deepwaterSlotsNear,
  ...deepwaterSlotsHarbour,
  ...deepwaterSlotsFar,
  ...deepwaterKeno,
  ...deepwaterFish,
  ...deepwaterCrash,
  ...deepwaterTables,
  ...deepwaterVideoPoker,
  ...coralforgeSlotsTreasure,
  ...coralforgeSlotsBrass,
  ...coralforgeSlotsForge,
  ...coralforgeKeno,
  ...coralforgeFish,
  ...coralforgeCrash,
  ...coralforgeTables,
  ...coralforgeCards,
  ...northlightSlotsHunt,
  ...northlightSlotsIce,
  ...northlightSlotsSea,
  ...northlightKeno,
  ...northlightFish,
  ...northlightCrash,
  ...northlightTables,
]

export { packageFiles } from './packages/gallery.ts'
