import { useState } from 'react'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { SearchField } from '@lagoon/ui/kit/SearchField/SearchField'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { Scene } from '../scenes/scene.ts'
import { scenes } from '../scenes/scenes.ts'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

export interface ScenesProps {
  productOrigin: string
  player: string
  act: Act
}

const matches = (scene: Scene, wanted: string): boolean =>
  `${scene.clause} ${scene.title} ${scene.then}`.toLowerCase().includes(wanted.trim().toLowerCase())

const needsButton = ({ set }: Scene): boolean => set.length > 0

/** Every state of §4 and §8: a button that sets its switches, and what is left to do in the app. */
export const Scenes = ({ productOrigin, player, act }: ScenesProps) => {
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const found = scenes.filter((scene) => matches(scene, wanted))
  return (
    <Stack>
      <SearchField label="Search states" value={wanted} onChange={setWanted} />
      <Text size="small" tone="soft">
        {found.length === scenes.length ? `${scenes.length} states` : `${found.length} of ${scenes.length} states`}. Each button resets
        everything first, then sets up its state.
      </Text>
      <ul className={styles.scenes}>
        {found.map((scene) => (
          <li key={scene.key} className={styles.scene} data-set={shown === scene.key ? '' : undefined}>
            <div className={styles.sceneWords}>
              <div className={styles.sceneTitle}>
                <Badge>{scene.clause}</Badge>
                <Heading level={2} size="large">
                  {scene.title}
                </Heading>
              </div>
              <Text size="small" tone="soft">
                {scene.then}
              </Text>
            </div>
            <Stack direction="row" gap="snug" isWrapping>
              {needsButton(scene) && (
                <Button
                  size="compact"
                  aria-label={`Set: ${scene.title}`}
                  onPress={() => {
                    setShown(scene.key)
                    void act({ on: 'scene', key: scene.key, player }, `${scene.title}: set. ${scene.then}`)
                  }}
                >
                  Set
                </Button>
              )}
              <Link
                href={`${productOrigin}${scene.open}`}
                weight="quiet"
                size="compact"
                isNewTab
                aria-label={`Open the app: ${scene.title}`}
              >
                Open the app
              </Link>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
