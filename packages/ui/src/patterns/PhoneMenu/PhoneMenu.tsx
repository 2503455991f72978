import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../../kit/Text/Text.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { row } from '../Panel/Panel.css.ts'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './PhoneMenu.css.ts'

export interface MenuGroup {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string; readonly isCurrent?: boolean }[]
}

export interface PhoneMenuProps {
  /** Opened by any button with this `popoverTarget`. */
  id: string
  /** Links in groups, each under its title. */
  groups: readonly MenuGroup[]
  /** Below the groups: log out, for a player. */
  children?: ReactNode
  /** Open from the start; for pictures. */
  isOpenAtFirst?: boolean
}

/** Everything that the bottom bar has no room for. */
export const PhoneMenu = ({ id, groups, children, isOpenAtFirst = false }: PhoneMenuProps) => (
  <Panel id={id} label="Menu" from="bottom" until="desktop" isOpenAtFirst={isOpenAtFirst}>
    <div className={styles.top}>
      <Wordmark />
      <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label="Close menu">
        <X size={22} aria-hidden="true" />
      </button>
    </div>
    {groups.map((group) => (
      <nav key={group.label} aria-label={group.label}>
        <div className={styles.caption}>
          <Text size="small" tone="soft">
            {group.label}
          </Text>
        </div>
        <ul className={styles.columns}>
          {group.links.map(({ label, href, isCurrent = false }) => (
            <li key={href}>
              <a className={row} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ))}
    {children}
  </Panel>
)
