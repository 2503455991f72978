import { useEffect, useRef } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { useFocusInSight } from '../../../kit/focusInSight.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { tabGroups, tabWords } from '../profileTabs.tsx'
import * as styles from './ProfileMasterScreen.css.ts'

interface ProfileTabsProps {
  current: ProfileTab
  counts: Readonly<Partial<Record<ProfileTab, number>>>
}

/** The tabs as what they are, addresses: each can be opened beside, bookmarked and gone back from. */
export const ProfileTabs = ({ current, counts }: ProfileTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  useFocusInSight(row)
  useEffect(
    function keepOpenTabInSight() {
      const tabs = row.current
      if (!tabs) return
      const observer = new ResizeObserver(() => {
        const tab = tabs.querySelector<HTMLElement>('[aria-current]')
        if (tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
      })
      observer.observe(tabs)
      return () => observer.disconnect()
    },
    [current],
  )
  return (
    <nav aria-label="Profile">
      <div ref={row} className={styles.groups}>
        {tabGroups.map(({ label, tabs }) => (
          <div key={label} className={styles.group}>
            <p className={styles.caption}>{label}</p>
            <ul className={styles.list}>
              {tabs.map((tab) => {
                const { label: words, icon: Icon } = tabWords[tab]
                const count = counts[tab]
                return (
                  <li key={tab}>
                    <a href={profileAddress(tab)} aria-current={tab === current ? 'page' : undefined} className={styles.tab}>
                      <Icon className={styles.icon} size="1.25rem" strokeWidth={1.75} aria-hidden />
                      {words}
                      {count !== undefined && (
                        <span className={styles.count}>
                          {count}
                          <span className={visuallyHidden}> new</span>
                        </span>
                      )}
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
