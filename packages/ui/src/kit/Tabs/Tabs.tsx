import { useEffect, useRef, type ReactNode } from 'react'
import { SelectionIndicator, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './Tabs.css.ts'

export interface TabDefinition {
  id: string
  label: string
  /** How many there are behind it. */
  count?: number
  content: ReactNode
}

export interface TabsProps {
  /** Names the list for a screen reader: "Game history by kind". */
  label: string
  /** The tabs with their panels, in order. */
  tabs: readonly TabDefinition[]
  /** Id of the open tab; it belongs to the address, so that a tab can be linked. */
  selected: string
  /** The player opened another tab, told by its id. */
  onSelect: (event: { id: string }) => void
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** Views of one thing, one at a time. On a phone the list is swiped sideways and the open tab is brought into sight. */
export const Tabs = ({ label, tabs, selected, onSelect, place }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(
    function keepOpenTabInSight() {
      const row = list.current
      if (!row) return
      // The observer speaks first after layout, when the tabs stand, and again when the phone is turned.
      const observer = new ResizeObserver(() => {
        const tab = row.querySelector<HTMLElement>('[aria-selected="true"]')
        if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
      })
      observer.observe(row)
      return () => observer.disconnect()
    },
    [selected],
  )
  return (
    <AriaTabs className={styles.root + placement(place)} selectedKey={selected} onSelectionChange={(key) => onSelect({ id: String(key) })}>
      <TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
            <SelectionIndicator className={styles.indicator} />
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
