import { MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './ThemeSwitch.css.ts'

export const themeChoices = ['night', 'day', 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const faces = {
  night: { label: 'Night', icon: Moon },
  day: { label: 'Day', icon: Sun },
  device: { label: 'Match device', icon: MonitorSmartphone },
} as const satisfies Record<ThemeChoice, object>

export interface ThemeSwitchProps {
  /** The theme that is chosen. */
  theme: ThemeChoice
  /** The player chose another theme. */
  onTheme: (choice: { theme: ThemeChoice }) => void
}

/** The theme on this device. The browser's own radio buttons: arrow keys move between them, and they weigh nothing. */
export const ThemeSwitch = ({ theme, onTheme }: ThemeSwitchProps) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>Theme</legend>
    <div className={styles.choices}>
      {themeChoices.map((choice) => {
        const { label, icon: Icon } = faces[choice]
        return (
          <label key={choice} className={styles.choice}>
            <input
              className={visuallyHidden}
              type="radio"
              name="theme"
              checked={choice === theme}
              onChange={() => onTheme({ theme: choice })}
            />
            <Icon size="1.125rem" strokeWidth={1.75} aria-hidden />
            {label}
          </label>
        )
      })}
    </div>
  </fieldset>
)
