import { Gamepad2, Gift, House, LogIn, Menu, Tag, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { loginAddress, profileAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { newsAddress, promotionsAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { rewardsAddress } from '@lagoon/contract/rewards/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { HeaderView } from '@lagoon/domain/shell/shell.state'
import type { Place } from '@lagoon/contract/shell/placeOf'
import { Action } from '../../../patterns/Action/Action.tsx'
import { AccountMenu } from '../../../patterns/AppHeader/AccountMenu.tsx'
import { AppHeader } from '../../../patterns/AppHeader/AppHeader.tsx'
import { HeaderBalances, HeaderBalancesWaiting, ReconnectingHint } from '../../../patterns/AppHeader/HeaderBalances.tsx'
import { BottomBar, type BottomBarEntry } from '../../../patterns/BottomBar/BottomBar.tsx'
import { row, rule } from '../../../patterns/Panel/Panel.css.ts'
import { PhoneMenu } from '../../../patterns/PhoneMenu/PhoneMenu.tsx'
import { accountLinks, menuGroups, ownGroup } from '../places.ts'

export interface HeaderProps {
  view: HeaderView
  /** Where the player is; absent for a page that belongs to no place. */
  place?: Place | undefined
  onLogOut: () => void
  /** What a player sets for this device, in the account's panel. */
  settings?: ReactNode
  /** The device is a phone, which has pages of its own. */
  isPhone?: boolean
  /** The panel that stands open from the start. */
  opened?: 'menu' | 'balances' | 'account'
}

const MENU = 'phone-menu'
const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const entriesFor = (view: HeaderView, place: Place | undefined): readonly BottomBarEntry[] => {
  const link = (of: Place | undefined, label: string, href: string, picture: BottomBarEntry['icon']): BottomBarEntry => ({
    label,
    icon: picture,
    opens: { href },
    isCurrent: of !== undefined && place === of,
  })
  const owned =
    view.state === 'player'
      ? [
          link('wallet', 'Wallet', profileAddress('wallet'), <Wallet {...icon} />),
          link('rewards', 'Rewards', rewardsAddress, <Gift {...icon} />),
        ]
      : [link(undefined, 'Promotions', promotionsAddress, <Tag {...icon} />), link(undefined, 'Log in', loginAddress, <LogIn {...icon} />)]
  return [
    link('home', 'Home', homeAddress, <House {...icon} />),
    link('games', 'Games', gamesAddress(), <Gamepad2 {...icon} />),
    ...owned,
    { label: 'Menu', icon: <Menu {...icon} />, opens: { panel: MENU }, isCurrent: place === 'menu' },
  ]
}

/**
 * The shell's bars: the top one, and below the desktop's width the bottom bar with its menu. A visitor is asked to log in or to
 * sign up; a player sees what they hold, live, and finds the account behind the initial.
 */
export const Header = ({ view, place, onLogOut, settings, isPhone = false, opened }: HeaderProps) => {
  const isPlayer = view.state === 'player'
  return (
    <>
      <AppHeader
        brandOnPhone={isPlayer ? 'mark' : 'full'}
        links={[
          { label: 'Games', href: gamesAddress(), isCurrent: place === 'games' },
          ...(isPlayer
            ? [
                { label: 'Wallet', href: profileAddress('wallet'), isCurrent: place === 'wallet' },
                { label: 'Rewards', href: rewardsAddress, isCurrent: place === 'rewards' },
              ]
            : [
                { label: 'Promotions', href: promotionsAddress, isCurrent: false },
                { label: 'News', href: newsAddress, isCurrent: false },
              ]),
        ]}
      >
        {isPlayer ? (
          <>
            {view.balances ? (
              <HeaderBalances
                balances={view.balances.tokens}
                held={view.balances.held}
                buyHref={profileAddress('packages')}
                isOpenAtFirst={opened === 'balances'}
              />
            ) : (
              <HeaderBalancesWaiting />
            )}
            <AccountMenu
              displayName={view.displayName}
              email={view.email}
              links={accountLinks}
              onLogOut={onLogOut}
              settings={settings}
              isOpenAtFirst={opened === 'account'}
            />
            {view.connection === 'reconnecting' && <ReconnectingHint />}
          </>
        ) : (
          <>
            <Action href={loginAddress} weight="quiet">
              Log in
            </Action>
            <Action href={registerAddress} weight="secondary">
              Sign up
            </Action>
          </>
        )}
      </AppHeader>
      <PhoneMenu id={MENU} groups={isPlayer ? [...menuGroups, ownGroup(isPhone)] : menuGroups} isOpenAtFirst={opened === 'menu'}>
        {isPlayer && (
          <>
            <hr className={rule} />
            <button type="button" className={row} popoverTarget={MENU} popoverTargetAction="hide" onClick={onLogOut}>
              Log out
            </button>
          </>
        )}
      </PhoneMenu>
      <BottomBar entries={entriesFor(view, place)} />
    </>
  )
}
