import { OpenDialog } from '@lagoon/ui/kit/Dialog/OpenDialog'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Switch } from '@lagoon/ui/kit/Switch/Switch'
import { sound } from '../sound/sound.ts'
import type { SoundSettings } from '../sound/settings.ts'
import * as styles from './SoundPanel.css.ts'

interface SliderProps {
  name: string
  value: number
  onChange: (value: number) => void
}
const Slider = ({ name, value, onChange }: SliderProps) => (
  <label className={styles.slider}>
    <span>{name}</span>
    <span className={styles.value}>{value}</span>
    <input
      type="range"
      min={0}
      max={100}
      step={5}
      value={value}
      className={styles.range}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
)

export interface SoundPanelProps {
  settings: SoundSettings
  onClose: () => void
}

/** What is heard, and how loud; kept in this browser. */
export const SoundPanel = ({ settings, onClose }: SoundPanelProps) => (
  <OpenDialog title="Sound" isOpen onClose={onClose}>
    <Stack gap="roomy">
      <Switch isSelected={settings.isOn} onChange={(isOn) => sound.change({ isOn })} description="The M key turns it on and off.">
        Sound on
      </Switch>
      <Slider name="Music" value={settings.music} onChange={(music) => sound.change({ music })} />
      <Slider name="Effects" value={settings.effects} onChange={(effects) => sound.change({ effects })} />
    </Stack>
  </OpenDialog>
)
