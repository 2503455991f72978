import { useState } from 'react'
import type { Disturbance, DisturbanceEffect } from '@lagoon/contract/wire/operator/operator'
import { operationPaths } from '@lagoon/contract/paths'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { ComboBox } from '@lagoon/ui/kit/ComboBox/ComboBox'
import { NumberField } from '@lagoon/ui/kit/NumberField/NumberField'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'
import { effectWords, pathWords } from './words.ts'

const paths: readonly Disturbance['path'][] = ['*', ...Object.values(operationPaths).toSorted()]
const pathOptions = paths.map((id) => ({ id, label: pathWords(id) }))

const effects = {
  pass: 'Responds normally',
  drop: 'Drops the connection',
  json: 'Responds with JSON',
  html: 'Responds with a page',
} as const
type EffectId = keyof typeof effects
const effectOptions = Object.entries(effects).map(([id, label]) => ({ id, label }))
const isEffect = (id: string): id is EffectId => id in effects

const effectOf = (id: EffectId, status: number, body: string): DisturbanceEffect =>
  id === 'pass' || id === 'drop' ? { kind: id } : { kind: 'answer', status, type: id, body }

export interface DisturbancesProps {
  disturbances: readonly Disturbance[]
  act: Act
}

/** Slow and failing answers, by operation. */
export const Disturbances = ({ disturbances, act }: DisturbancesProps) => {
  const [path, setPath] = useState<string | null>('initiate')
  const [effect, setEffect] = useState<EffectId>('json')
  const [status, setStatus] = useState(500)
  const [delayMs, setDelayMs] = useState(0)
  const [times, setTimes] = useState(0)
  const [body, setBody] = useState('{"status":500,"message":"The harbor is flooded."}')
  const chosen = paths.find((known) => known === path)
  const answers = effect === 'json' || effect === 'html'
  const disturb = () => {
    if (chosen === undefined) return
    const disturbance = { path: chosen, delayMs, effect: effectOf(effect, status, body), times: times === 0 ? null : times }
    void act({ on: 'platform', command: { do: 'disturb', disturbance } }, `${pathWords(chosen)} ${effectWords(disturbance)}.`)
  }
  return (
    <div className={styles.cards}>
      <Card
        id="disturb"
        title="Disrupt a response"
        intro="Happens before the operation runs, so nothing changes on the platform unless it responds normally."
      >
        <ComboBox
          label="Path"
          options={pathOptions}
          value={path}
          onChange={setPath}
          {...(chosen === undefined ? { error: 'Choose a path.' } : {})}
        />
        <Select label="What it does" options={effectOptions} value={effect} onChange={(id) => isEffect(id) && setEffect(id)} />
        <NumberField label="Delay in milliseconds" value={delayMs} onChange={setDelayMs} minValue={0} maxValue={60_000} step={500} />
        {answers && (
          <>
            <NumberField label="Status" value={status} onChange={setStatus} minValue={200} maxValue={599} hasSteps={false} />
            <TextArea label="Body" description="Sent as is, even if it’s cut off or invalid." value={body} onChange={setBody} />
          </>
        )}
        <NumberField
          label="Number of times"
          description="0 means until removed."
          value={times}
          onChange={setTimes}
          minValue={0}
          maxValue={1_000}
        />
        <Stack direction="row">
          <Button onPress={disturb}>Disturb</Button>
        </Stack>
      </Card>
      <Card id="disturbed" title="Disrupted now" intro="A specific path takes priority over “Every path.”">
        {disturbances.length === 0 ? (
          <Text tone="soft">Every path responds normally.</Text>
        ) : (
          <ul className={styles.rows}>
            {disturbances.map((disturbance) => (
              <li key={disturbance.path} className={styles.row}>
                <span className={styles.rowWords}>
                  <Text as="span" weight="strong">
                    {pathWords(disturbance.path)}
                  </Text>
                  <Text as="span" size="small" tone="soft">
                    {effectWords(disturbance)}
                  </Text>
                </span>
                <Button
                  size="compact"
                  aria-label={`Remove: ${pathWords(disturbance.path)}`}
                  onPress={() =>
                    void act(
                      { on: 'platform', command: { do: 'calm', path: disturbance.path } },
                      `${pathWords(disturbance.path)} responds normally.`,
                    )
                  }
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
