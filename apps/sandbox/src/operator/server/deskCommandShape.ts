import { countryCode } from '@lagoon/contract/wire/ipLookup/ipLookup'
import { operatorCommand } from '@lagoon/contract/wire/operator/operator'
import * as v from 'valibot'
import { lookupModes } from '../../ipLookup/contract.ts'
import { marketingModes } from '../../marketing/contract.ts'
import type { DeskCommand } from '../contract.ts'

/** The shape of what the page asks for. */
export const deskCommandShape: v.GenericSchema<unknown, DeskCommand> = v.variant('on', [
  v.object({
    on: v.literal('platform'),
    command: operatorCommand,
  }),
  v.object({
    on: v.literal('lookup'),
    settings: v.object({ mode: v.picklist(lookupModes), country: countryCode }),
  }),
  v.object({ on: v.literal('marketing'), mode: v.picklist(marketingModes) }),
  v.object({ on: v.literal('marketingCalls') }),
  v.object({ on: v.literal('scene'), key: v.string(), player: v.string() }),
  v.object({ on: v.literal('everything') }),
])
