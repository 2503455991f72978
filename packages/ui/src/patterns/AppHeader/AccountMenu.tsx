import { useState, type ReactNode } from 'react'
import { Text } from '../../kit/Text/Text.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { row, rule } from '../Panel/Panel.css.ts'
import * as styles from './AccountMenu.css.ts'

export interface AccountMenuProps {
  /** The name that the player goes by. */
  displayName: string
  /** The email address that the player logs in with. */
  email: string
  /** The pages of the account, in order. */
  links: readonly { readonly label: string; readonly href: string }[]
  /** The player logs out. */
  onLogOut: () => void
  /** What the player sets for this device, such as the theme. Drawn when the menu is opened for the first time. */
  settings?: ReactNode
  /** Open from the start; for pictures. */
  isOpenAtFirst?: boolean
}

/** Who is logged in, what is theirs, and the way out. */
export const AccountMenu = ({ displayName, email, links, onLogOut, settings, isOpenAtFirst = false }: AccountMenuProps) => {
  const [wasOpened, setOpened] = useState(isOpenAtFirst)
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget="header-account" aria-label={`${displayName}’s account`}>
        <span aria-hidden="true">{[...displayName][0]?.toUpperCase()}</span>
      </button>
      <Panel id="header-account" label="Account" isOpenAtFirst={isOpenAtFirst} onOpen={() => setOpened(true)}>
        <div className={styles.who}>
          <Text weight="strong">{displayName}</Text>
          <Text size="small" tone="soft">
            {email}
          </Text>
        </div>
        <hr className={rule} />
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className={row} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <hr className={rule} />
        {settings !== undefined && <div className={styles.settings}>{wasOpened && settings}</div>}
        <button type="button" className={row} popoverTarget="header-account" popoverTargetAction="hide" onClick={onLogOut}>
          Log out
        </button>
      </Panel>
    </>
  )
}
