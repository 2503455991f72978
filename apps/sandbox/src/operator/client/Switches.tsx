import { useState } from 'react'
import { formatMinor } from '@lagoon/contract/money/money'
import type { OperatorCommand, OperatorState } from '@lagoon/contract/wire/operator/operator'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Switch } from '@lagoon/ui/kit/Switch/Switch'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { lookupModes } from '../../ipLookup/contract.ts'
import { marketingModes } from '../../marketing/contract.ts'
import type { DeskState } from '../contract.ts'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'
import { lookupWords, marketingWords } from './words.ts'

export interface SwitchesProps {
  platform: OperatorState
  desk: Omit<DeskState, 'platform'>
  act: Act
}

const options = <Id extends string>(ids: readonly Id[], words: Record<Id, string>) => ids.map((id) => ({ id, label: words[id] }))

/** Minimums to choose from, minor units, with the one that holds now. */
const tipMinimums = (now: string) =>
  [...new Set(['50', '100', '500', '1000', now])]
    .toSorted((a, b) => Number(a) - Number(b))
    .map((id) => ({ id, label: formatMinor(BigInt(id)) }))

/** What holds for everybody until it is put back. */
export const Switches = ({ platform: { switches, runningVersion }, desk, act }: SwitchesProps) => {
  const [text, setText] = useState('')
  const [version, setVersion] = useState('')
  const [country, setCountry] = useState('')
  const send = (command: OperatorCommand, what: string) => void act({ on: 'platform', command }, what)
  const { settings, maintenance, chunks } = switches
  const isClosed = maintenance.state === 'on'
  return (
    <div className={styles.cards}>
      <Card id="settings" title="Web settings" intro="Read by the app when it starts or on the first interaction.">
        <Switch
          isSelected={settings.isOptimoveEnable}
          onChange={(isOptimoveEnable) => send({ do: 'settings', settings: { isOptimoveEnable } }, 'Web settings saved.')}
          description="isOptimoveEnable: the marketing script is loaded."
        >
          Marketing
        </Switch>
        <Switch
          isSelected={settings.earnFreeSpin}
          onChange={(earnFreeSpin) => send({ do: 'settings', settings: { earnFreeSpin } }, 'Web settings saved.')}
          description="earnFreeSpin: visitors may open the free spin."
        >
          Free spin
        </Switch>
        <Switch
          isSelected={settings.blockInspection}
          onChange={(blockInspection) => send({ do: 'settings', settings: { blockInspection } }, 'Web settings saved.')}
          description="blockInspection: F12 and the context menu are blocked."
        >
          Block F12 and the context menu
        </Switch>
        <Switch
          isSelected={settings.kycToPlay}
          onChange={(kycToPlay) => send({ do: 'settings', settings: { kycToPlay } }, 'Web settings saved.')}
          description="kycToPlay: games open only to players whose identity is verified."
        >
          Games require verification
        </Switch>
        <Select
          label="Smallest tip"
          description="tipMinimum, in tip tokens."
          options={tipMinimums(settings.tipMinimum)}
          value={settings.tipMinimum}
          onChange={(tipMinimum) => send({ do: 'settings', settings: { tipMinimum } }, 'Web settings saved.')}
        />
      </Card>

      <Card id="maintenance" title="Maintenance" intro="Every call returns 503. The lobby shows a message and reopens by itself.">
        <TextArea
          label="Text for the player"
          description="Leave empty to use the app’s own text."
          value={text}
          onChange={setText}
          limit={300}
        />
        <Stack direction="row" isWrapping>
          <Button
            onPress={() => {
              const words = text.trim()
              send({ do: 'maintenance', maintenance: { state: 'on', ...(words === '' ? {} : { text: words }) } }, 'The lobby is closed.')
            }}
          >
            {isClosed ? 'Change text' : 'Close lobby'}
          </Button>
          {isClosed && (
            <Button onPress={() => send({ do: 'maintenance', maintenance: { state: 'off' } }, 'The lobby is open.')}>Open lobby</Button>
          )}
        </Stack>
      </Card>

      <Card
        id="version"
        title="App version"
        intro={`Running version ${runningVersion}. Announce a different one to make the app ask to update.`}
      >
        <TextField
          label="Announced version"
          description="Letters, numbers, and dots, such as 99.0.0."
          value={version}
          onChange={setVersion}
          autoComplete="off"
        />
        <Stack direction="row" isWrapping>
          <Button onPress={() => send({ do: 'version', version: version.trim() }, `Version ${version.trim()} is announced.`)}>
            Announce
          </Button>
          {switches.version !== null && (
            <Button onPress={() => send({ do: 'version', version: null }, 'The running version was announced again.')}>
              Announce running version
            </Button>
          )}
        </Stack>
      </Card>

      <Card
        id="pieces"
        title="Pieces of the app"
        intro="What pages load when they’re opened. Browsers that already have the app use their own copy."
      >
        <Switch
          isSelected={chunks === 'missing'}
          onChange={(isMissing) => send({ do: 'chunks', chunks: isMissing ? 'missing' : 'served' }, 'Pieces of the app switched.')}
          description="Shows the chunk failure in a private window."
        >
          Pieces are missing
        </Switch>
      </Card>

      <Card id="look-up" title="IP look-up" intro="Tells the app which country the browser is in, to preselect it.">
        <Select
          label="The look-up"
          options={options(lookupModes, lookupWords)}
          value={desk.lookup.mode}
          onChange={(id) => {
            const mode = lookupModes.find((known) => known === id) ?? 'answers'
            void act({ on: 'lookup', settings: { ...desk.lookup, mode } }, 'Look-up switched.')
          }}
        />
        <TextField
          label="Country"
          description={`Two letters. Currently ${desk.lookup.country}.`}
          value={country}
          onChange={(typed) => setCountry(typed.toUpperCase())}
          maxLength={2}
          autoComplete="off"
        />
        <Stack direction="row">
          <Button onPress={() => void act({ on: 'lookup', settings: { ...desk.lookup, country } }, `The look-up now returns ${country}.`)}>
            Set country
          </Button>
        </Stack>
      </Card>

      <Card id="marketing" title="Marketing script" intro="Served from its own origin. The app only loads it while Marketing is on.">
        <Select
          label="The script"
          options={options(marketingModes, marketingWords)}
          value={desk.marketing.mode}
          onChange={(id) => {
            const mode = marketingModes.find((known) => known === id) ?? 'served'
            void act({ on: 'marketing', mode }, 'Marketing script switched.')
          }}
        />
      </Card>
    </div>
  )
}
